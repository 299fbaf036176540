import { isPlaceholder } from '../placeholder'
import { useSite } from '../site-context'

/** The recipients of visitors' data, by what they do. The form service is named only where the build uses it. */
export function DataRecipients() {
  const { site, emailjs } = useSite()
  const recipients = [
    { role: 'Hosting dieser Website und Zustellung der E-Mails', name: site.hosting },
    { role: 'Sprachmodell hinter Emilia, soweit eines eingeschaltet ist', name: site.aiProvider },
    ...(emailjs ? [{ role: 'Versand der Formulare', name: 'EmailJS Pte. Ltd.' }] : []),
  ]
  return (
    <dl className="data-recipients">
      {recipients.map(({ role, name }) => (
        <div key={role}>
          <dt>{role}</dt>
          <dd>{isPlaceholder(name) ? <span className="placeholder">{name}</span> : name}</dd>
        </div>
      ))}
    </dl>
  )
}
