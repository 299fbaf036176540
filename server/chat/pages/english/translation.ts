import type { English } from '../../../../shared/messages'
import { fold, isFigure, wordsOf } from '../words'

// What questions are made of, as German asks them; such words say nothing about the subject.
const german: Readonly<Record<string, string>> = {
  'how long': 'wie lange',
  'how fast': 'wie schnell',
  'how quickly': 'wie schnell',
  'how many': 'wie viele',
  'what if': 'was wenn',
  'what happens if': 'was passiert wenn',
  'have to': 'müssen',
  need: 'brauchen',
  must: 'muss',
  may: 'darf',
  can: 'kann',
  could: 'kann',
  does: 'tut',
  do: 'machen',
  are: 'sind',
  is: 'ist',
  who: 'wer',
  where: 'wo',
  when: 'wann',
  which: 'welche',
  what: 'was',
  how: 'wie',
  why: 'warum',
  he: 'er',
  she: 'sie',
  it: 'es',
  we: 'wir',
  i: 'ich',
  our: 'unsere',
  us: 'uns',
  you: 'Sie',
  your: 'Ihre',
  they: 'sie',
  not: 'nicht',
  doesnt: 'nicht',
  dont: 'nicht',
  without: 'ohne',
  if: 'wenn',
  also: 'auch',
  too: 'auch',
  take: 'annehmen',
  give: 'gibt',
  ask: 'verlangen',
  want: 'wollen',
  with: 'mit',
  say: 'sagen',
  make: 'machen',
  every: 'jede',
  still: 'noch',
  people: 'man',
  see: 'sieht',
  'who is it for': 'für wen',
  each: 'jede',
  ai: 'KI',
  bot: 'KI',
  chatbot: 'KI',
  assistant: 'Assistent',
}
const empty = new Set(
  `the a an s to of for on at in by be been was were up there any this that these those get got have has had will would should
  please did am so just its and or but from as about out then than per really exactly all some my me him them
  much more work works use someone somebody something else here now right ok hi hello thanks great other isnt cant tell mean put into already most help suggest recommend`.split(
    /\s+/,
  ),
)
const mostWords = 5

/** Puts English into the German words of the pages, one after the other: enough for a search, no text to be read. */
export function createTranslation(words: English['words']) {
  const meanings = new Map(Object.entries(german).map(([word, said]) => [fold(word), said]))
  for (const [said, others] of Object.entries(words))
    for (const other of others) meanings.set(wordsOf(other).join(' '), said)
  const meaningOf = (phrase: string) => {
    const form = formsOf(phrase).find(one => meanings.has(one))
    return form === undefined ? undefined : meanings.get(form)
  }
  const ofGrammar = new Set([...empty, ...Object.keys(german)].map(fold))
  const isOfGrammar = (word: string) => formsOf(word).some(form => ofGrammar.has(form))

  return {
    /** „Are the calls recorded?“ -> „sind Gespräche aufgezeichnet?“ */
    germanOf(text: string): string {
      const all = wordsOf(text.replace(/n['’]t\b/gi, 'nt').replace(/['’]s\b/gi, ''))
      const said: string[] = []
      for (let at = 0; at < all.length; ) {
        const counts = Array.from({ length: mostWords }, (_, less) => mostWords - less)
        const count = counts.find(
          length =>
            at + length <= all.length &&
            meaningOf(all.slice(at, at + length).join(' ')) !== undefined,
        )
        const word = all[at] ?? ''
        if (count) said.push(meaningOf(all.slice(at, at + count).join(' ')) ?? '')
        else if (!empty.has(word)) said.push(word)
        at += count ?? 1
      }
      return `${said.join(' ')}?`
    },
    /** The words of a question that say what it is about. */
    subjectWords: (plain: string): string[] =>
      plain.split(' ').filter(word => word && !isOfGrammar(word) && !isFigure(word)),
  }
}

/** „recorded“, „calls“ and „billing“ as the list may hold them. */
function formsOf(phrase: string): string[] {
  const stems = [/s$/, /es$/, /d$/, /ed$/, /ing$/].map(ending => phrase.replace(ending, ''))
  return [phrase, ...stems, phrase.replace(/ing$/, 'e')]
}

const asking =
  /\?\s*$|^(?:(?:and|but|so|ok|great|well)\b,?\s+)*(?:how|what|when|where|who|which|why|can|could|do|does|is|are|will|may|must|should|did|would)\b/i

/** Whether something is asked. */
export function isEnglishQuestion(text: string): boolean {
  return asking.test(text.trim())
}
