import type { ReactNode } from 'react'

type FoldProps = {
  title: ReactNode
  /** Where links lead; it is inside the fold, so that browsers open it for who follows one. */
  id?: string
  children: ReactNode
}

/** A part of a long text, closed until it is asked for; its style sheet is named `fold` in a contract. */
export function Fold({ title, id, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="fold-text prose" id={id}>
        {children}
      </div>
    </details>
  )
}
