import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge, TalkAnswer, Topic } from '../../../shared/messages'
import { finderOf, loosely, patternOf, plainWords } from '../phrases'
import { createStandard } from './language'

/** What Emilia says without a search; `name` is the entry of talk.yaml. */
export type Talked = { name: string; content: string; showQR: boolean }

/** When an entry counts: before a model is asked too, before a search, or where the pages know nothing. */
type When = 'always' | 'first' | 'last'

/** A telephone number (it begins with + or 0) or a mail address, as people type them. */
const contactData = /(?<![\d.,])(?:\+|0)\d(?:[\s/()-]*\d){6,}|[^\s@]+@[^\s@]+\.\p{L}{2,}/u

export type Talk = ReturnType<typeof createTalk>

/** The word lists of talk.yaml; messages are read as typed and with dialect.yaml in standard German. */
export function createTalk(knowledge: Pick<Knowledge, 'talk' | 'site' | 'open' | 'dialect'>) {
  const { talk, site, open } = knowledge
  const standard = createStandard(knowledge.dialect)
  const entries = talk.answers.map(answer => ({ answer, hear: hearing(answer, talk) }))
  const topics = talk.topics
    .filter(topic => topic.open === undefined || open.includes(topic.open))
    .map(topic => ({ topic, fits: finderOf(topic.words), unless: finderOf(topic.unless) }))
  const counts = ({ always = false, last = false }: TalkAnswer, when: When) =>
    when === 'always' ? always : last === (when === 'last')

  return {
    /** @param isEnglish whether the conversation is in English */
    answerTo(message: string, when: When, isEnglish = false): Talked | undefined {
      for (const { answer, hear } of entries) {
        const heard = counts(answer, when) ? hear([message, standard(message)]) : undefined
        if (!heard) continue
        const inEnglish = heard === 'english' || isEnglish
        const content = (inEnglish && answer.english) || withFacts(answer, site)
        return { name: answer.name, content, showQR: answer.showQR ?? false }
      }
      return undefined
    },
    /** What belongs to our business, but stands on no page, or what is none of it. */
    topicOf: (text: string): Topic | undefined =>
      topics.find(({ fits, unless }) => fits(text) && !unless(text))?.topic,
  }
}

/** What an entry hears in one of the readings of a message, and in which language. */
function hearing(answer: TalkAnswer, talk: Knowledge['talk']) {
  // What must not be missed is also heard with typing errors.
  const spelling = answer.always ? loosely : undefined
  const anywhere = finderOf(answer.anywhere, spelling)
  const unless = finderOf(answer.unless, spelling)
  const english = finderOf(answer.englishWords, spelling)
  const isOnly = onlyFinder(answer.only, talk.fillers)
  const signsOf = (lists: string[][] = []) => {
    const finders = lists.map(names => names.map(name => finderOf(talk.groups?.[name], spelling)))
    return (text: string) => finders.some(signs => signs.every(isSaid => isSaid(text)))
  }
  const [signs, englishSigns] = [signsOf(answer.signs), signsOf(answer.englishSigns)]
  const isGerman = (text: string) => anywhere(text) || signs(text) || isOnly(text)
  return (readings: readonly string[]): 'german' | 'english' | undefined => {
    if (answer.name === 'contact-data' && readings.some(text => contactData.test(text)))
      return 'german'
    if (readings.some(unless)) return undefined
    if (readings.some(text => english(text) || englishSigns(text))) return 'english'
    return readings.some(isGerman) ? 'german' : undefined
  }
}

/** Whether a text is nothing but one of the phrases, fillers and figures. */
function onlyFinder(phrases: readonly string[] | undefined, fillers: readonly string[]) {
  if (!phrases) return () => false
  const pattern = new RegExp(` (?:${patternOf(phrases)})(?= )`, 'g')
  const uncounted = new Set(plainWords(fillers.join(' ')).trim().split(' '))
  return (text: string) => {
    const plain = plainWords(text)
    const rest = plain.replace(pattern, '')
    const words = rest.split(' ').filter(Boolean)
    return rest !== plain && words.every(word => uncounted.has(word) || /^\d/.test(word))
  }
}

/** The words of an entry with the facts of the firm; while one of them is a [placeholder], the sentence without it. */
function withFacts({ text, instead }: TalkAnswer, site: Knowledge['site']): string {
  const { phone, email, hours, address } = site
  const facts: Record<string, string> = {
    phone: `[${phone}](${telHref(phone)})`,
    email: `[${email}](${mailHref(email)})`,
    hours,
    address,
  }
  const isOpen = Object.entries({ phone, email, hours, address }).some(
    ([name, fact]) => text.includes(`{${name}}`) && fact.includes('['),
  )
  const words = isOpen && instead !== undefined ? instead : text
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)
}
