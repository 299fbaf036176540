import { industryLabels } from '../../../shared/forms'
import { Field } from '../form/Field'
import type { FormProps } from '../form/form-props'
import { PersonFields } from '../form/PersonFields'
import { RequestForm } from '../form/RequestForm'
import { Interest } from './Interest'

/** The request for a demo and the 14-day trial, of specification section 3. */
export function TrialForm(props: FormProps) {
  return (
    <RequestForm name="trial" submitLabel="Demo anfordern" {...props}>
      <PersonFields />
      <Field label="Website" name="website">
        {control => (
          <input
            {...control}
            type="url"
            autoComplete="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
          />
        )}
      </Field>
      <Field label="Branche" name="industry" note="Ihre Branche fehlt? Nehmen Sie die ähnlichste.">
        {control => (
          <div className="field-select">
            <select {...control}>
              <option value="">Bitte wählen</option>
              {Object.entries(industryLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <Interest />
    </RequestForm>
  )
}
