import type { Knowledge } from '../messages'
import { contentWords, grams, stem } from './words'

type Tier = Knowledge['tiers'][number]

/** Whether a feature of a tier speaks of one of these words. „Sprach-KI“ is one word: it speaks of no languages. */
export function isFeature(feature: string, spellings: string): boolean {
  const words = contentWords(feature.replace(/(\p{L}{5,})-(?=\p{L})/gu, '$1'))
  const roots = [...new Set(words.map(stem))]
  // „Terminbuchung“ speaks of „Termine“.
  const plain = contentWords(feature.replace(/\p{L}+(-\p{L}+)+/gu, ' ')).map(stem)
  const pieces = new Set(words.flatMap(grams))
  return contentWords(spellings).some(word => {
    const own = grams(word)
    const root = stem(word)
    const isPart = root.length > 3 && plain.some(one => one.startsWith(root) || one.endsWith(root))
    return isPart || roots.includes(root) || (own.length > 2 && own.every(piece => pieces.has(piece)))
  })
}

/** The tiers, the smallest first. */
export function byPrice(tiers: readonly Tier[]): Tier[] {
  return [...tiers].sort((a, b) => a.from - b.from)
}

/**
 * The tiers, the smallest first, that can do what the words name: a bot on WhatsApp begins with the one that knows WhatsApp.
 * Words that no tier lists change nothing.
 */
export function tiersFor(words: readonly string[], tiers: readonly Tier[]): Tier[] {
  const sorted = byPrice(tiers)
  const first = words.map(word =>
    sorted.findIndex(({ features }) => features.some(one => !one.startsWith('Alles aus') && isFeature(one, word))),
  )
  return sorted.slice(Math.max(0, ...first))
}
