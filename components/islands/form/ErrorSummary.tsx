import { type MouseEvent, type ReactElement, type Ref, useId } from 'react'
import type { FieldErrors } from './field-errors'

/** Names the fields that are not right yet; each name leads to its field. Takes the focus when the form was not sent. */
export function ErrorSummary({ ref, errors }: { ref: Ref<HTMLDivElement>; errors: FieldErrors }): ReactElement {
  const title = useId()
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    document.getElementById(event.currentTarget.hash.slice(1))?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group the fields, this names them
    <div ref={ref} className="request-form-summary" role="group" tabIndex={-1} aria-labelledby={title}>
      <p id={title}>Noch nicht gesendet. Bitte sehen Sie sich diese Angaben an:</p>
      <ul>
        {Object.values(errors).map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={lead}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
