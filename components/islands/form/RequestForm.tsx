import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import {
  type FormName,
  SEND_ERROR,
  SEND_FORM_PATH,
  THANKS,
  TRAP_FIELD,
} from '../../../shared/forms'
import { FORM_END_ID, FORM_ID } from '../../frame/links'
import { IslandIcon } from '../IslandIcon'
import { type FieldErrors, FieldErrorsContext } from './field-errors'
import type { FormProps } from './form-props'
import { type SendOutcome, useRequestForm } from './use-request-form'

type RequestFormProps = FormProps & {
  name: FormName
  submitLabel: string
  children: ReactNode
}

/**
 * The frame of both forms: fields, trap, button, legal note, result. Without JavaScript it posts itself to the
 * service, told apart by the button's `name` and `value`, which the EmailJS client does not send.
 */
export function RequestForm(formProps: RequestFormProps) {
  const { name, submitLabel, children, ...props } = formProps
  const { refs, state, handlers, onAgain } = useRequestForm(name, props)
  const { sending, done, errors, outcome, correction } = state
  const trap = useId()
  return (
    <form
      ref={refs.form}
      id={FORM_ID}
      className={done ? 'request-form request-form-done card' : 'request-form card'}
      method="post"
      encType="multipart/form-data"
      action={`${props.apiOrigin}${SEND_FORM_PATH}`}
      aria-busy={sending}
      {...handlers}
    >
      <div className="request-form-body stack">
        {Object.keys(errors).length > 0 && <ErrorSummary ref={refs.summary} errors={errors} />}
        <p className="request-form-note note">Alle Felder sind erforderlich.</p>
        <div className="request-form-fields stack">
          <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
        </div>
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor={trap}>Dieses Feld bitte frei lassen</label>
          <input id={trap} type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button" name="form" value={name} disabled={sending}>
          {sending ? 'Wird gesendet...' : submitLabel}
        </button>
        <p className="request-form-note note">
          Das Formular dient nur Anfragen; es kommt dadurch kein Vertrag zustande. Wie wir mit Ihren
          Angaben umgehen, steht unter <a href="/datenschutz">Datenschutz</a>.
        </p>
      </div>
      <div id={FORM_END_ID}>
        <FormResult
          ref={refs.result}
          outcome={outcome}
          thanks={THANKS[name]}
          correction={correction}
        />
        {done && <GoOn answer={props.answer} next={props.next} onAgain={onAgain} />}
      </div>
    </form>
  )
}

/** What comes after the thanks: who answers and by when, Emilia until then, and the ways back. */
function GoOn({
  answer,
  next,
  onAgain,
}: Pick<FormProps, 'answer' | 'next'> & { onAgain: () => void }) {
  return (
    <div className="request-form-go-on prose">
      <p>{answer.join(' ')}</p>
      {next.length > 0 && (
        <ol>
          {next.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      )}
      <div className="button-row cluster">
        <button type="button" className="button" data-ask="">
          Bis dahin: Emilia fragen
        </button>
        <button type="button" className="button button-ghost" onClick={onAgain}>
          Noch eine Anfrage senden
        </button>
      </div>
      <p>
        <a href="/">Zurück zur Startseite</a>
      </p>
    </div>
  )
}

type FormResultProps = {
  ref: Ref<HTMLDivElement>
  outcome: SendOutcome
  thanks: string
  /** What the visitor should correct, after the error text; '' for nothing. */
  correction: string
}

/** The live region for what became of a request. It exists from the start, so that screen readers watch it. */
function FormResult({ ref, outcome, thanks, correction }: FormResultProps) {
  return (
    <div
      ref={ref}
      className={`request-form-result request-form-${outcome}${outcome === 'error' ? ' alert' : ''}`}
      role="status"
      tabIndex={-1}
    >
      {outcome !== 'idle' && (
        <>
          <IslandIcon name={outcome === 'success' ? 'check-circle' : 'warning-circle'} />
          <p>
            <span>{outcome === 'success' ? thanks : SEND_ERROR}</span>
            {correction && <br />}
            {correction && <span>{correction}</span>}
          </p>
        </>
      )}
    </div>
  )
}

/** Names the fields that are not right yet; each name leads to its field. Takes the focus when the form was not sent. */
function ErrorSummary({ ref, errors }: { ref: Ref<HTMLDivElement>; errors: FieldErrors }) {
  const title = useId()
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    document.getElementById(event.currentTarget.hash.slice(1))?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group the fields, this names them
    <div
      ref={ref}
      className="request-form-summary alert"
      role="group"
      tabIndex={-1}
      aria-labelledby={title}
    >
      <p id={title}>Noch nicht gesendet. Bitte sehen Sie hier nach:</p>
      <ul className="cluster">
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
