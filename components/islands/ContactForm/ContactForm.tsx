import { type ReactElement, useId } from 'react'
import type { FormProps } from '../form/form-props'
import { PersonFields } from '../form/PersonFields'
import { RequestForm } from '../form/RequestForm'

/** The contact form of specification section 3. */
export function ContactForm(props: FormProps): ReactElement {
  const message = useId()
  return (
    <RequestForm
      name="contact"
      submitLabel="Nachricht senden"
      thanks="Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen."
      {...props}
    >
      <PersonFields />
      <div className="field field-wide">
        <label htmlFor={message}>Nachricht</label>
        <textarea id={message} name="message" rows={4} required />
      </div>
    </RequestForm>
  )
}
