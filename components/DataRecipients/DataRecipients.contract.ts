import type { ServiceFacts } from '../../server/messages'
import type { Site } from '../frame/types'
import { contract } from '../shapes'

export const dataRecipients = contract({
  purpose:
    'Wer Daten von Besuchern erhält: Hosting, Sprachmodell, Formularversand, aus content/site.yaml und den Einstellungen.',
  avoid: 'Nur in der Datenschutzerklärung.',
  words: (_, { site, service }) => [{ lines: recipientsOf(site, service).map(({ role, name }) => `${role}: ${name}`) }],
})

/** The recipients of visitors' data by what they do, without those that the service does not use. */
export function recipientsOf(site: Site, service: ServiceFacts | undefined): { role: string; name: string }[] {
  const hosted = service?.apiOrigin ? 'Hosting der Seiten, des Chats und der Formulare' : 'Hosting dieser Website'
  return [
    { role: hosted, name: site.hosting },
    ...(service?.modelHost
      ? [{ role: `Sprachmodell hinter Emilia (${service.modelHost})`, name: site.aiProvider }]
      : []),
    ...(service?.emailjs ? [{ role: 'Versand der Formulare', name: 'EmailJS Pte. Ltd.' }] : []),
    {
      role: 'WhatsApp, nur wenn Sie uns dort schreiben',
      name: 'WhatsApp Ireland Limited, mit Meta Platforms in den USA',
    },
  ]
}
