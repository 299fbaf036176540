import type { ReactNode } from 'react'

type ConversationHeadProps = {
  /** In lower case, as the pictures are named. */
  face: string
  /** Name, and what stands below it. */
  children: ReactNode
  /** Buttons at its end. */
  tools?: ReactNode
}

/** Who writes; a div, because a header in a dialog counts as a second banner of the page. */
export function ConversationHead({ face, children, tools }: ConversationHeadProps) {
  return (
    <div className="conversation-head" data-tone="night">
      <span className="conversation-face">
        <img
          className="head"
          data-tint={face}
          src={`/personas/${face}-head.svg`}
          alt=""
          width="44"
          height="44"
        />
      </span>
      <div className="conversation-who">{children}</div>
      {tools}
    </div>
  )
}
