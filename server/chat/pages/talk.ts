import type { Knowledge, Talk, TalkAnswer, Topic } from '../../../shared/messages'
import { createLanguage } from './language'
import { loosely, matcherOf, plainWords, removerOf } from './phrases'

/** A telephone number (it begins with + or 0) or a mail address, as people type them. */
const contactData = /(?<![\d.,])(?:\+|0)\d(?:[\s/()-]*\d){6,}|[^\s@]+@[^\s@]+\.\p{L}{2,}/u

const hasContactData = (text: string) => contactData.test(text)

export type TalkFinder = ReturnType<typeof createTalk>

/** Finds what Emilia says without a search, by the word lists of talk.yaml. */
export function createTalk({
  talk,
  site,
  open,
  dialect,
}: Pick<Knowledge, 'talk' | 'site' | 'open' | 'dialect'>) {
  const { standard } = createLanguage({ dialect })
  const answers = createEntries(talk)
  /** What the first entry that fits says to a message, as it is typed or in standard German. */
  const firstOf = (message: string, isWanted: (entry: Entry) => boolean) => {
    const readings = [message, standard(message)]
    for (const entry of answers) {
      const answer = isWanted(entry) ? entry.heard(readings) : undefined
      if (answer) return answer
    }
    return undefined
  }
  const topics = talk.topics
    .filter(topic => topic.open === undefined || open.includes(topic.open))
    .map(topic => ({ topic, fits: matcherOf(topic.words), unless: matcherOf(topic.unless) }))

  return {
    /** What is said to a message; `always` asks only for what a model must not answer. */
    answerTo: (message: string, always = false) =>
      firstOf(message, ({ isAlways, isLast }) => !isLast && (isAlways || !always)),
    /** What is said where the pages know nothing: perhaps somebody is in need, in words that no list holds. */
    lastTo: (message: string) => firstOf(message, ({ isLast }) => isLast),
    /** What belongs to our business, but stands on no page. */
    topicOf(question: string): Topic | undefined {
      const plain = plainWords(question)
      return topics.find(({ fits, unless }) => fits(plain) && !unless(plain))?.topic
    },
    /** „Zu Förderungen steht nichts auf unseren Seiten.“ */
    wordsOfTopic({ name, text, ours }: Topic): string {
      if (ours === false) return talk.offTopic
      return [text ?? talk.topic.replace('{name}', name), talk.ask].join(' ')
    },
    /** The words of an entry with the facts of the firm; while one of them is a [placeholder], the sentence without it. */
    wordsOf: (answer: TalkAnswer) => factsIn(answer, site),
    /** The sentences around answers. */
    sentences: talk as Omit<Talk, 'answers' | 'topics' | 'fillers'>,
  }
}

/** „dont“ and „cannot“ as „don't“ and „can't“ are read: `don t`, `can t`. */
function withContractions(plain: string): string {
  return plain
    .replace(/ cannot (?=\S)/g, ' can t ')
    .replace(/ (can|don|doesn|didn|isn|aren|wasn|won|wouldn|couldn|hasn|haven)t(?= )/g, ' $1 t')
}

/** The entries of talk.yaml, each with what it hears. */
function createEntries(talk: Talk) {
  const fillers = new Set(plainWords(talk.fillers.join(' ')).trim().split(' '))
  const isFiller = (word: string) => fillers.has(word) || /^\d/.test(word)
  const groups = new Map(Object.entries(talk.groups ?? {}))
  /** What of an entry's lists is said; what must not be missed is also heard with typing errors. */
  const hearing = (answer: TalkAnswer) => {
    const spelling = answer.always ? loosely : (letters: string) => letters
    const anyOf = (phrases?: readonly string[]) => {
      const fits = matcherOf(phrases, spelling)
      return (readings: readonly string[]) => readings.some(text => fits(spelling(text)))
    }
    const signsOf = (signs: readonly string[][] = []) => {
      const all = signs.map(names => names.map(name => anyOf(groups.get(name))))
      return (readings: readonly string[]) =>
        all.some(fits => fits.every(isSaid => isSaid(readings)))
    }
    return { anyOf, signsOf }
  }
  return talk.answers.map(answer => {
    const { anyOf, signsOf } = hearing(answer)
    const anywhere = anyOf(answer.anywhere)
    const signs = signsOf(answer.signs)
    const unless = anyOf(answer.unless)
    const englishWords = anyOf(answer.englishWords)
    const englishSigns = signsOf(answer.englishSigns)
    const withoutOwn = removerOf(answer.only)
    const isOnly = (plain: string) => {
      const rest = withoutOwn(plain)
      return rest !== plain && rest.trim().split(' ').filter(Boolean).every(isFiller)
    }
    const inEnglish: TalkAnswer = { ...answer, text: answer.english ?? answer.text }
    /** The entry where it fits a message, in English where its English words are said. */
    const heard = (readings: readonly string[]): TalkAnswer | undefined => {
      if (answer.name === 'contact-data' && readings.some(hasContactData)) return answer
      const plain = readings.map(plainWords)
      if (unless(plain)) return undefined
      const inWords = plain.map(withContractions)
      if (englishWords(inWords) || englishSigns(inWords)) return inEnglish
      return anywhere(plain) || signs(plain) || plain.some(isOnly) ? answer : undefined
    }
    return { isAlways: answer.always === true, isLast: answer.last === true, heard }
  })
}

type Entry = ReturnType<typeof createEntries>[number]

function factsIn({ text, instead }: TalkAnswer, site: Knowledge['site']): string {
  const facts: Record<string, string> = {
    phone: link(site.phone, `tel:${site.phone.replace(/[^+\d]/g, '')}`),
    email: link(site.email, `mailto:${site.email}`),
    hours: site.hours,
    address: site.address,
  }
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole).trim()
  const isUnknown = (['phone', 'email', 'hours', 'address'] as const).some(
    name => text.includes(`{${name}}`) && site[name].includes('['),
  )
  return fill(isUnknown && instead !== undefined ? instead : text)
}

/** A link in the little Markdown that the chat draws. */
export function link(text: string, url: string): string {
  return `[${text.replace(/[[\]\n]+/g, ' ').trim()}](${url})`
}
