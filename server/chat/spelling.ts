import type { Knowledge } from '../messages'
import { isDialect, spoken } from './dialect'
import { fold, isSilent, stem } from './words'

// Shorter words are too much alike: „Wetter“ is one letter away from „weiter“.
const shortest = 8
const shortestName = 4
const letters = 'abcdefghijklmnopqrstuvwxyz'
// Nobody asks at length.
const longest = 300
// „Wie geht’s“, „wenn’s brennt“; „Sam’s“ is Sam's.
const shortIt = /(?<=\p{L}t|\b(?:wie|wo|was|wer|wenn|ob|war|hab|is))['’`´]s\b/giu
// „gehts“ and „dauerts“, but not „nachts“.
const runOnIt =
  /^((?:geht|kostet|läuft|dauert|brennt|lohnt|rechnet|funktioniert|klappt|gibt|passt|stimmt|bringt|hilft|kommt|heißt|steht|liegt|reicht|schaut))s$/iu
// How sounds are spoken, to look for what is written: „Gost“, „kloa“, „vakaufn“.
const sounds: [spoken: RegExp, written: string][] = [
  [/o/g, 'a'],
  [/o/, 'a'],
  [/oa/g, 'ei'],
  [/^va/, 'ver'],
]

/**
 * Writes a question as it is written: spoken words, a letter that is missing, two that are swapped. Other slips are left to
 * the search: a wrong letter makes „reisen“ of „Reifen“. Who speaks dialect does so with all words: then also those that
 * only sound like one of the site.
 */
export function createSpelling({
  passages,
  routes,
  synonyms,
  topics = [],
}: Pick<Knowledge, 'passages' | 'routes' | 'synonyms' | 'topics'>): (question: string) => string {
  const texts = [
    ...passages.flatMap(({ heading, text }) => [heading, text]),
    ...routes.flatMap(({ title, description }) => [title, description]),
    ...Object.entries(synonyms).flat(2),
    ...topics.flatMap(({ words }) => words).map(words => words.replace(/\S*\*\S*/g, '')),
  ]
  const known = new Map<string, string>()
  for (const word of new Set(texts.join(' ').match(/\p{L}{4,}/gu))) known.set(fold(word), word)
  const names = routes.flatMap(({ url }) => /^\/assistants\/([a-z]{5,})$/.exec(url)?.[1] ?? [])
  // One letter more is still a slip.
  const longestWord = Math.max(...Array.from(known.keys(), word => word.length)) + 1
  const stems = new Set([...known.values()].map(stem))

  const correct = (word: string): string => {
    const said = fold(word)
    if (word.length < shortestName || isSilent(word) || known.has(said) || stems.has(stem(word))) return word
    // „Lugi“ and „Selena“ are slips for Luigi and Selina; „Robert“ is somebody's own name.
    const name = names.find(one => isOneSlip(said, one) && !one.startsWith(said))
    if (name || word.length < shortest || said.length > longestWord) return name ?? word
    // „Produktvideo“ is no slip for „Produktvideos“.
    const meant = new Set(nearby(said).flatMap(one => (one.startsWith(said) ? [] : (known.get(one) ?? []))))
    return meant.size === 1 ? ([...meant][0] as string) : word
  }
  const unspoken = (word: string): string => {
    if (word.length < 4 || isSilent(word) || known.has(fold(word)) || stems.has(stem(word))) return word
    const heard = sounds.map(([sound, letters]) => word.toLowerCase().replace(sound, letters))
    const full = heard.flatMap(one => [one, one.replace(/n$/, 'en')])
    return full.flatMap(one => known.get(fold(one)) ?? []).at(0) ?? word
  }
  const write = (word: string, inDialect: boolean) => {
    const found = spoken.get(word.toLowerCase()) ?? (runOnIt.test(word) ? word.replace(runOnIt, '$1 es') : undefined)
    if (found !== undefined) return found
    const ended = word.replace(/(?<=\p{L}{3})iern$/u, 'ieren').replace(/tog$/, 'tag')
    return correct(inDialect ? unspoken(ended) : ended)
  }
  return question => {
    const start = question.slice(0, longest).replace(shortIt, ' es')
    const inDialect = isDialect(start.match(/\p{L}+/gu) ?? [])
    // „Habts ihr“ has the person twice.
    const plain = start
      .replace(/\p{L}+/gu, word => write(word, inDialect))
      .replace(/\b(ihr)( \p{L}+)? (?:es )?ihr\b/giu, '$1$2')
    return plain + question.slice(longest)
  }
}

/** Whether one letter is wrong, missing or too much, or two are swapped. */
function isOneSlip(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  let [start, end] = [0, 0]
  while (start < shorter && a[start] === b[start]) start += 1
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === `${right[1]}${right[0]}`)
}

/** The words with two letters of this one swapped, one added or one left out, all with the same first letter. */
function nearby(word: string): string[] {
  const found: string[] = []
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (after.length > 1) found.push(`${before}${after[1]}${after[0]}${after.slice(2)}`, before + after.slice(1))
    for (const letter of letters) found.push(before + letter + after)
  }
  return found
}
