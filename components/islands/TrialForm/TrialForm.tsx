import type { ReactElement } from 'react'
import { Field } from '../form/Field'
import type { FormProps } from '../form/form-props'
import { PersonFields } from '../form/PersonFields'
import { RequestForm } from '../form/RequestForm'
import { IndustryField } from './IndustryField'

/** The request for a demo and the 14-day trial, of specification section 3. */
export function TrialForm(props: FormProps): ReactElement {
  return (
    <RequestForm
      name="trial"
      submitLabel="Demo anfordern"
      thanks="Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen."
      {...props}
    >
      <PersonFields />
      <Field
        label="Website"
        name="website"
        type="url"
        autoComplete="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <IndustryField />
    </RequestForm>
  )
}
