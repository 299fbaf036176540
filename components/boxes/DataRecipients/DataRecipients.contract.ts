import { givenFacts } from '../../../shared/placeholders'
import { contract } from '../../contract/shapes'
import { factsFor } from '../../facts/service-words'

export const dataRecipients = contract({
  purpose:
    'Wer Daten von Besuchern erhält: Hosting, Sprachmodell, Formularversand, aus content/site.yaml (dataRecipients) und den Einstellungen des Servers.',
  avoid: 'Nur in der Datenschutzerklärung.',
  words: (_, data) => [{ lines: givenFacts(factsFor(data.site.dataRecipients, data)) }],
})
