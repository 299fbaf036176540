import type { Offer } from '../../../../shared/messages'
import { matcherOf, plainWords } from '../phrases'
import { isFollowUp } from '../questions'
import type { Spoken } from '../subjects'
import { asksPrice, fold, subjectWords } from '../words'
import { countIn, countSentence, figureOf } from './counts'
import { wholeOffer } from './packages'

const length = /\b(\d+|\p{L}+)[ -]?(sek\p{L}*|min\p{L}*)/gu

/** How many seconds a question names: „45 sek“, „eine halbe Minute“, „2 Minuten“. */
function secondsIn(question: string): number | undefined {
  const lengths = [...fold(question).matchAll(length)].flatMap(([, count = '', unit = '']) => {
    const number = { ein: 1, eine: 1, einer: 1, halbe: 0.5, halben: 0.5 }[count] ?? figureOf(count)
    return number === undefined ? [] : number * (unit.startsWith('sek') ? 1 : 60)
  })
  return lengths.length > 0 ? Math.max(...lengths) : undefined
}

/** „Wie lang darf es sein?“ */
const asksLength = matcherOf([
  'wie lang … sein',
  'wie lange … sein',
  'wie lang … video',
  'wie viele sekunden',
  'wieviel sekunden',
])

const telling = /sekunden|länge/i

function lengthLine({ name, features = [] }: Offer): string {
  return `- **${name}**: ${features.find(line => telling.test(line)) ?? ''}`
}

/** How many seconds a video may have, by „Bis zu 30 Sekunden“ or „Beliebige Länge“. */
function longestOf({ features = [] }: Offer): number {
  const [, most] = /bis zu (\d+)\s+sekunden/i.exec(features.join('\n')) ?? []
  if (most) return Number(most)
  return features.some(line => /beliebige länge/i.test(line)) ? Number.POSITIVE_INFINITY : 0
}

/** The seconds of a question; „Was kostet das?“ and „3 davon“ ask for those told before. */
function secondsAsked(question: string, { before = '' }: Spoken): number | undefined {
  const isAsked = asksPrice(question) || countIn(question, 'video')?.per === 'video'
  const isFollowing = isAsked && (isFollowUp(question) || subjectWords(question).length === 0)
  return secondsIn(question) ?? (isFollowing ? secondsIn(before) : undefined)
}

/** What is told of the lengths of videos: „Ein Video mit 45 Sekunden“ gets the first offer that is long enough. */
export function lengthLines(
  question: string,
  spoken: Spoken,
  named: Spoken,
  videos: readonly Offer[],
): string[] | undefined {
  if ((named.product ?? spoken.product)?.price !== 'video') return undefined
  if (asksLength(plainWords(question))) return videos.map(lengthLine)
  const seconds = secondsAsked(question, spoken)
  const offer = seconds && videos.find(video => longestOf(video) >= seconds)
  if (!offer) return undefined
  const count = countIn(question, 'video')
  const sum = count?.per === 'video' ? countSentence(count, [offer]) : undefined
  return [`Für ${seconds} Sekunden passt:`, ...wholeOffer(offer), sum ?? '']
}
