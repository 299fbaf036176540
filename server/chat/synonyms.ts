import type { Synonyms } from '../messages'
import { contentWords, stem } from './words'

/**
 * Reads synonyms the way visitors use them: a word of theirs -> words of the site.
 * @returns for a word of a question (and the question, for sayings of several words) what the site calls it
 */
export function createSynonyms(synonyms: Synonyms): (word: string, question: string) => string[] {
  const single = new Map<string, string[]>()
  /** By their first word. */
  const phrases = new Map<string, { saying: string; target: string }[]>()
  for (const [target, sayings] of Object.entries(synonyms)) {
    for (const saying of sayings) {
      const roots = stems(saying)
      const [first = '', more] = roots.split(' ')
      if (more) phrases.set(first, [...(phrases.get(first) ?? []), { saying: roots, target }])
      else single.set(roots, [...(single.get(roots) ?? []), target])
    }
  }
  return (word, question) => {
    const root = stem(word)
    const said = (phrases.get(root) ?? []).filter(({ saying }) => stems(question).includes(saying))
    // „Sams“ is Sam's.
    const owner = /..s$/.test(word) ? [word.slice(0, -1)] : []
    return [...owner, ...(single.get(root) ?? []), ...said.map(({ target }) => target)]
  }
}

function stems(text: string): string {
  return contentWords(text).map(stem).join(' ')
}
