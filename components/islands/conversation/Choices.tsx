/** A button: what stands on it, and what its tap says. */
export type Choice = { label: string; ask: string }

type ChoicesProps = {
  /** For screen readers. */
  label: string
  choices: readonly Choice[]
  onTap: (text: string) => void
}

/** What can be said with a tap. */
export function Choices({ label, choices, onTap }: ChoicesProps) {
  return (
    <ul className="conversation-choices cluster" aria-label={label}>
      {choices.map(({ label: words, ask }) => (
        <li key={ask}>
          <button
            className="button button-small button-say"
            type="button"
            onClick={() => onTap(ask)}
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
