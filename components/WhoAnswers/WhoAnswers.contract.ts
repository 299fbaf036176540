import { isPlaceholder } from '../../shared/placeholders'
import type { Site } from '../frame/types'
import { contract } from '../shapes'

export const whoAnswers = contract({
  purpose:
    'Wer hinter der Firma steht und antwortet: Name, Bild und Antwortzeit aus content/site.yaml, bis dahin Ort und Zeiten.',
  avoid: 'Nur unter „Wer antwortet“. Telefon und E-Mail zeigt <ContactDetails>.',
  place: 'side',
  words: (_, { site }) => [{ lines: answerLines(site) }],
})

/** What holds of whoever answers; each fact that nobody has given yet is left out. */
export function answerLines(site: Site): string[] {
  const { brand, address, hours, contactPerson, answerTime } = site
  const who = isPlaceholder(contactPerson) ? 'eine Person' : contactPerson
  return [
    `Hinter ${brand} stehen Menschen in ${address.city}, Ihre Anfrage liest und beantwortet dort ${who}.`,
    isPlaceholder(answerTime)
      ? `Geantwortet wird ${hours.days}, ${hours.time}.`
      : `Geantwortet wird ${answerTime}, ${hours.days}, ${hours.time}.`,
  ]
}
