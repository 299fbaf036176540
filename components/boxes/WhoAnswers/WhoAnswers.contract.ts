import { contract } from '../../contract/shapes'
import { answerLines } from '../../facts/answer-lines'

export const whoAnswers = contract({
  purpose:
    'Wer hinter der Firma steht und antwortet: Name, Bild und Antwortzeit aus content/site.yaml, bis dahin Ort und Zeiten.',
  avoid: 'Nur unter „Wer antwortet“. Telefon und E-Mail zeigt <ContactDetails>.',
  place: 'side',
  words: (_, { site }) => [{ lines: answerLines(site) }],
})
