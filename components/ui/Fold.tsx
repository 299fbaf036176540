import type { ReactNode } from 'react'

type FoldProps = {
  title: ReactNode
  /** Where links lead; browsers open the fold for who follows one. */
  id?: string
  isOpen?: boolean
  children: ReactNode
}

/** A question or a part of a long text, closed until it is asked for; its style sheet is named `fold` in a contract. */
export function Fold({ title, id, isOpen, children }: FoldProps) {
  return (
    <details className="fold" open={isOpen}>
      <summary className="caret">
        <h3>{title}</h3>
      </summary>
      <div className="fold-text prose" id={id}>
        {children}
      </div>
    </details>
  )
}
