import { type ReactElement, type ReactNode, useId } from 'react'
import type { FormName } from '../../../server/messages'
import { FormResult } from './FormResult'
import type { FormProps } from './form-props'
import { FILL_TIME, HONEYPOT } from './spam-traps'
import { useRequestForm } from './use-request-form'

type RequestFormProps = FormProps & {
  name: FormName
  submitLabel: string
  /** The thank-you of the specification. */
  thanks: string
  children: ReactNode
}

/**
 * The frame of both forms: fields, traps, button, result, legal note. Without JavaScript it posts itself to the
 * service, told apart by the button's `name` and `value`, which the EmailJS client does not send.
 */
export function RequestForm({ name, submitLabel, thanks, children, ...props }: RequestFormProps): ReactElement {
  const { form, result, sending, outcome, correction, onSubmit } = useRequestForm(name, props)
  const trap = useId()
  return (
    <form
      ref={form}
      id="formular"
      className="request-form"
      method="post"
      encType="multipart/form-data"
      action={`${props.apiOrigin}/api/v1.0/email/send-form`}
      aria-busy={sending}
      onSubmit={onSubmit}
    >
      <div className="request-form-fields">{children}</div>
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={trap}>Dieses Feld bitte frei lassen</label>
        <input id={trap} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={FILL_TIME} disabled />
      <button type="submit" className="button" name="form" value={name} disabled={sending}>
        {sending ? 'Wird gesendet...' : submitLabel}
      </button>
      <FormResult ref={result} outcome={outcome} thanks={thanks} correction={correction} />
      <p className="request-form-note">
        Alle Felder sind erforderlich. Das Formular dient nur Anfragen; es kommt dadurch kein Vertrag zustande. Wie wir
        mit Ihren Angaben umgehen, steht unter <a href="/datenschutz">Datenschutz</a>.
      </p>
    </form>
  )
}
