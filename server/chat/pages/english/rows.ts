import type { English, Offer } from '../../../../shared/messages'
import { matcherOf, plainWords } from '../phrases'
import { countIn, countSentence, groupOfCount, type Wording } from '../prices/counts'
import { placeOfPrices, priceOf } from '../prices/offers'
import type { Spoken } from '../subjects'

/** Whether plain English words ask what something costs. */
export const asksEnglishPrice = matcherOf(
  'cost, costs, price, prices, much, pricing, expensive, cheap, per minute'.split(', '),
)
const ofTelephone = / (?:phone|telephone|calls?|minutes?|phonix) /
// „And for appointments?“
const mostPointing = 5
// „Calls“ and „training“ name none of their kind.
const general = /^(?:calls?|taking|collecting|for|trainings?|workshops?)$/

type Row = { sentence: string; page: string }

/** Prices of one task, training or video in English, and what a count of them costs. */
export function createPriceRows(english: English, offers: readonly Offer[]) {
  const inWords = (own: readonly Offer[]) =>
    own.map(offer => ({ ...offer, name: english.names?.[offer.name] ?? offer.name }))
  return {
    /** „800 messages?“ */
    counted(question: string, spoken: Spoken): Row | undefined {
      const group = spoken.product ? spoken.product.price : 'package'
      // „A 45 second video“ is one.
      const count = / seconds? /.test(plainWords(question)) ? undefined : countIn(question, group)
      if (!count || (groupOfCount[count.per] !== group && spoken.product && count.per === 'person'))
        return undefined
      const own = firstOffers(offers, groupOfCount[count.per])
      const sentence = countSentence(count, chosen(question, inWords(own), spoken), inEnglish)
      return sentence === undefined
        ? undefined
        : { sentence, page: placeOfPrices(own[0]?.url ?? '/') }
    },
    /** „How much is technical support by phone?“, „And for appointments?“ after a price. */
    named(question: string, spoken: Spoken): Row | undefined {
      const plain = plainWords(question)
      const isShort = plain.trim().split(' ').length <= mostPointing
      const isFollowUp = isShort && (spoken.answer?.includes('€') ?? false)
      const group = ofTelephone.test(plain) ? 'telephone' : spoken.product?.price
      const isAsked = asksEnglishPrice(plain) || isFollowUp
      const own = isAsked && group && group !== 'package' ? firstOffers(offers, group) : []
      const named = namedOffers(plain, inWords(own)).map(rowOf).filter(Boolean)
      if (named.length === 0) return undefined
      const setup = own[0] && priceOf(own[0], 'setup')
      const once =
        setup === undefined ? '' : ` There is a one-time setup of ${euros(setup)} for each.`
      return { sentence: `${named.join(' ')}${once}`, page: placeOfPrices(own[0]?.url ?? '/') }
    },
  }
}

/** „Advanced training costs €490 per person.“ */
function rowOf(offer: Offer): string {
  const per = (['minute', 'person', 'video'] as const).find(
    one => priceOf(offer, one) !== undefined,
  )
  const amount = per && priceOf(offer, per)
  const name = offer.name.charAt(0).toUpperCase() + offer.name.slice(1)
  const where = per === 'minute' ? ' on the telephone' : ''
  return amount === undefined
    ? ''
    : `${name}${where}: €${per === 'minute' ? amount.toFixed(2) : amount} per ${per}.`
}

/** The offers whose English name shares the most words with a question. */
function namedOffers(plain: string, all: readonly Offer[]): readonly Offer[] {
  const stems = new Set(plain.trim().split(' ').map(withoutPlural))
  const counts = all.map(({ name }) => {
    const own = name
      .toLowerCase()
      .split(/[\s:]+/)
      .filter(word => !general.test(word))
    return own.filter(word => stems.has(withoutPlural(word))).length
  })
  const most = Math.max(...counts)
  return most === 0 ? [] : all.filter((_, at) => counts[at] === most)
}

function withoutPlural(word: string): string {
  return word.replace(/s$/, '')
}

/** The offers of a group as they stand on the first page that sells them. */
function firstOffers(offers: readonly Offer[], group: Offer['group']): readonly Offer[] {
  const all = offers.filter(offer => offer.group === group)
  return all.filter(({ url }) => url === all[0]?.url)
}

/** The offers that a question names („the workshop“), else those that are spoken of, else all. */
function chosen(
  question: string,
  all: readonly Offer[],
  { pack, before = '' }: Spoken,
): readonly Offer[] {
  const plain = plainWords(question.replace(/trainings?/gi, ''))
  const named = all.filter(({ name }) => matcherOf(name.split(' '))(plain))
  if (named.length > 0 && named.length < all.length) return named
  // „If they did agree, 500 minutes?“ goes on with the marketing calls of the question before.
  const asked = namedOffers(plainWords(before), all)
  const spokenOf = all.filter(({ name }) => name === pack)
  const last = spokenOf.length > 0 ? spokenOf : asked
  return last.length > 0 ? last : all
}

/** How sums are told in English. */
const inEnglish: Wording = {
  units: { message: 'messages', minute: 'minutes', person: 'people', video: 'videos' },
  single: {
    message: 'one message',
    minute: 'one minute',
    person: 'one person',
    video: 'one video',
  },
  costs: ['costs', 'cost'],
  count: count => count.toLocaleString('en'),
  sum: euros,
  span: (least, most) => `on the telephone ${least} to ${most}, depending on the task`,
  inPackage: (name, amount, times) => `${amount} in ${name}${times}`,
  start: ', plus the start price',
}

/** `1500` -> `€1,500`, `0.8` -> `€0.80`. */
export function euros(amount: number): string {
  return `€${amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`
}
