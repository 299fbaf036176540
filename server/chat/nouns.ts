// Capitals of politeness name nothing.
const polite = /^(Sie|Ihnen|Ihr\p{L}*|Ihre\p{L}*|Du|Dir|Dich)$/u

// „CROSS“ and „ready2order“ are what somebody calls his program.
const isCalled = (word: string) => /\d|^\p{Lu}{3,}$/u.test(word)

/**
 * Says of a word of the question, in lower case, whether it may name a thing: who writes nouns with a capital writes
 * everything else without, so „übermittelt“ is none beside „Daten“. Where no noun is told apart every word may be one.
 */
export function mayName(question: string): (word: string) => boolean {
  const words = [...question.matchAll(/(^|[.!?]\s+)?([\p{L}\p{N}]+)/gu)].map(([, start, word = '']) => ({
    word,
    isFirst: start !== undefined,
  }))
  const capitals = words.filter(({ word, isFirst }) => /^\p{Lu}/u.test(word) && !isFirst && !polite.test(word))
  if (capitals.length === 0) return word => !/\d/.test(word)
  const nouns = new Set(capitals.filter(({ word }) => !isCalled(word)).map(({ word }) => word.toLowerCase()))
  return word => nouns.has(word)
}
