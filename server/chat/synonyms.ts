import type { Synonyms } from '../messages'
import { contentWords, fold, stem } from './words'

/**
 * Reads synonyms the way visitors use them: a word of theirs -> words of the site.
 * @returns for a word of a question (and the question, for sayings of several words) what the site calls it
 */
export function createSynonyms(synonyms: Synonyms): (word: string, question: string) => string[] {
  const single = new Map<string, string[]>()
  const phrases: { saying: string; first: string; target: string }[] = []
  for (const [target, sayings] of Object.entries(synonyms)) {
    for (const saying of sayings) {
      if (/\s/.test(saying)) phrases.push({ saying: fold(saying), first: firstStem(saying), target })
      else single.set(stem(saying.toLowerCase()), [...(single.get(stem(saying.toLowerCase())) ?? []), target])
    }
  }
  return (word, question) => {
    const root = stem(word)
    const folded = fold(question)
    const said = phrases.filter(phrase => phrase.first === root && folded.includes(phrase.saying))
    return [...(single.get(root) ?? []), ...said.map(phrase => phrase.target)]
  }
}

function firstStem(saying: string): string {
  return stem(contentWords(saying)[0] ?? '')
}
