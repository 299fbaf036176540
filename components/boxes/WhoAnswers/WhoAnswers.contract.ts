import { contract } from '../../contract/shapes'
import { answerLines } from '../../facts/answer-lines'

export const whoAnswers = contract({
  purpose:
    'Wer antwortet, wie, wann und, sobald es dort steht, wie schnell: aus content/site.yaml, Menschen mit Bild, sobald ihr Name dort steht.',
  avoid:
    'In <CtaBanner> nach den Schaltflächen oder unter „Wer antwortet“. Telefon und E-Mail zeigt <ContactDetails>.',
  place: 'side',
  words: (_, { site }) => [{ lines: answerLines(site) }],
})
