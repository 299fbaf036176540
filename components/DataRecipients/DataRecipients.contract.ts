import { contract } from '../shapes'

export const dataRecipients = contract({
  purpose:
    'Wer Daten von Besuchern erhält: Hosting, Sprachmodell, Formularversand, aus content/site.yaml und den Einstellungen.',
  avoid: 'Nur in der Datenschutzerklärung.',
  attributes: {},
  content: {},
})
