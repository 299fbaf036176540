import { type ReactElement, useId } from 'react'

/** Values as the specification names them; the labels are for visitors. */
const INDUSTRIES = {
  automotive: 'Autohaus und Kfz',
  medical: 'Ordination und Praxis',
  gastronomy: 'Gastronomie',
  hotels: 'Hotel und Ferienwohnung',
  beauty: 'Beauty und Wellness',
  feedback: 'Feedback und Umfragen',
}

/** The choice of an industry; nothing is chosen at first. */
export function IndustryField(): ReactElement {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Branche</label>
      <div className="field-select">
        <select id={id} name="industry" required>
          <option value="">Bitte wählen</option>
          {Object.entries(INDUSTRIES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
