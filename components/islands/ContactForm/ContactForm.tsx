import { Field } from '../form/Field'
import type { FormProps } from '../form/form-props'
import { PersonFields } from '../form/PersonFields'
import { RequestForm } from '../form/RequestForm'

/** The contact form of specification section 3. */
export function ContactForm(props: FormProps) {
  return (
    <RequestForm name="contact" submitLabel="Nachricht senden" {...props}>
      <PersonFields />
      <Field label="Nachricht" name="message" wide>
        {control => <textarea {...control} rows={4} dir="auto" />}
      </Field>
    </RequestForm>
  )
}
