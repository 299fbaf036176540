import type { Offer } from '../../../../shared/messages'
import { isFunctionWord, wordsOf } from '../words'

// „verkauft“ and „Verkaufsgespräche“, „Bestellungen“ and „Bestellannahme“ begin with the same six letters.
const sameBeginning = 6
// „Bestellannahme oder Terminbuchung?“ names two; a word that fits more of them tells none.
const mostNamed = 2

/** The offers of a group that a question names; of tasks on the telephone also by how they begin. */
export function namedOffers(question: string, group: readonly Offer[]): readonly Offer[] {
  const asked = wordsOf(question).filter(word => !isFunctionWord(word) && !isAsking(word))
  const shares = group.map(({ name }) => {
    const words = wordsOf(name).filter(word => !isFunctionWord(word) && !/^\d/.test(word))
    const hit = words.filter(word => asked.some(other => isMeantBy(other, word)))
    const said = asked.filter(other => words.some(word => word.includes(other))).length
    // „Bestell annahme“ says two parts of „Bestellannahme“.
    return hit.length / Math.max(words.length, 1) + (hit.length > 0 ? said : 0)
  })
  const most = Math.max(0, ...shares)
  return most > 0 ? group.filter((_, at) => shares[at] === most) : []
}

/** „Technische Fragen“ names no „Umfragen“. */
function isAsking(word: string): boolean {
  return /^fragen?$/.test(word)
}

// „beim 500er“, „den um 490“, „das für 990 €“
const namedByPrice =
  /(?<!\S)(?:(\d[\d.]*)\s?er(?!\p{L})|(?<=\b(?:den|das|der|die|dem|kurs|video|paket) )(?:um|für) (?:die )?(\d[\d.]*)(?: ?(?:€|euro))?(?![\p{L}\d]| (?:nachricht|minute|person)))/giu

/** „Beim 500er“ with the name of the only offer that has this price: „Beim BASIC“. */
export function withNamesForPrices(message: string, offers: readonly Offer[]): string {
  return message.replace(namedByPrice, (whole, short?: string, long?: string) => {
    const figure = short ?? long ?? ''
    const amount = Number(figure.replaceAll('.', ''))
    const priced = offers.filter(
      ({ group, prices }) =>
        group !== 'telephone' && prices.some(({ euro, regular }) => !regular && euro === amount),
    )
    const names = new Set(priced.map(({ name }) => name))
    const [offer] = priced
    if (!offer || names.size > 1) return whole
    // The videos have packages of their own: „Basic“.
    return offer.group === 'video' ? `Video ${offer.name}` : offer.name
  })
}

/** The one or two offers that a question names, else all. */
export function chosenOffers(asked: string, all: readonly Offer[]): readonly Offer[] {
  return namesFew(asked, all) ? namedOffers(asked, all) : all
}

/** Whether a question names one or two of a group. */
export function namesFew(question: string, group: readonly Offer[]): boolean {
  const named = namedOffers(question, group)
  return named.length > 0 && named.length <= mostNamed
}

/** „Terminbuchung am Telefon“ without the word of the group, which tells none of its offers. */
export function withoutGroup(question: string, group: Offer['group']): string {
  const names: Record<Offer['group'], RegExp> = {
    package: /\bpakete?\w*/gi,
    telephone: /\btelefon\w*|\banruf(?!beantw)\w*|\bgespräche?\b|\b(?:pro )?min(?:uten?\w*)?\b/gi,
    training:
      /\b(?:training|workshop)s?(?=\s+(?:kost|pro|im|(?:für )?(?:die )?fortgesch))|\bki-training\w*|\bschulung\w*/gi,
    video: /\bvideos?\b|\bproduktvideos?\b/gi,
  }
  return question.replace(names[group], ' ')
}

/** „Umfragen“ of „Zufriedenheitsumfragen“, „Verkauft“ of „Verkaufsgespräche“; a word that is shorter has to be the same. */
function isMeantBy(said: string, word: string): boolean {
  if (said.length < sameBeginning) return word === said
  return word.startsWith(said.slice(0, sameBeginning)) || word.endsWith(said)
}
