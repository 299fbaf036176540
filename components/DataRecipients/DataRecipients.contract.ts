import { contract } from '../shapes'
import { recipientsOf } from './recipients'

export const dataRecipients = contract({
  purpose:
    'Wer Daten von Besuchern erhält: Hosting, Sprachmodell, Formularversand, aus content/site.yaml und den Einstellungen.',
  avoid: 'Nur in der Datenschutzerklärung.',
  words: (_, { site, service }) => [{ lines: recipientsOf(site, service).map(({ role, name }) => `${role}: ${name}`) }],
})
