import { isPlaceholder } from '../../shared/placeholders'
import type { Site } from './site'

/** Who answers a request and when, in sentences; each fact that nobody has given yet is left out. */
export function answerLines({ address, hours, contactPerson, answerTime }: Site): string[] {
  const person = isPlaceholder(contactPerson) ? 'ein Mensch' : contactPerson
  const times = `${hours.days}, ${hours.time}.`
  return [
    `Ihre Anfrage liest und beantwortet ${person} in ${address.city}.`,
    `Wir antworten ${isPlaceholder(answerTime) ? '' : `${answerTime}, `}${times}`,
  ]
}
