import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge, TalkAnswer, Topic } from '../../../shared/messages'
import { compoundFinderOf, finderOf, type Heard, hear, patternOf } from '../phrases'
import { createStandard } from './language'

/** What Emilia says without a search; `isEmergency`: it comes before everything, also in a scene. */
export type TalkReply = { content: string; showQR: boolean; isEmergency: boolean }

/** When an entry counts: before a model is asked too, before a search, or where the pages know nothing. */
type When = 'always' | 'first' | 'last'

/** A telephone number (it begins with + or 0) or a mail address, as people type them. */
const contactData = /(?<![\d.,])(?:\+|0)\d(?:[\s/()-]*\d){6,}|[^\s@]+@[^\s@]+\.\p{L}{2,}/u
const emergencies = /^(?:despair|danger)/

export type Talk = ReturnType<typeof createTalk>

/** The word lists of talk.yaml; messages are read as typed and with dialect.yaml in standard German. */
export function createTalk(knowledge: Pick<Knowledge, 'talk' | 'site' | 'open' | 'dialect'>) {
  const { talk, site, open } = knowledge
  const standard = createStandard(knowledge.dialect)
  const asksAboutAssistant = finderOf(talk.aboutAssistants)
  const entries = talk.answers.map(answer => ({
    answer,
    isEmergency: emergencies.test(answer.name),
    languageOf: createListener(answer, talk),
  }))
  const topics = talk.topics
    .filter(topic => topic.open === undefined || open.includes(topic.open))
    .map(topic => ({ topic, fits: finderOf(topic.words), unless: finderOf(topic.unless) }))
  const counts = ({ always = false, last = false }: TalkAnswer, when: When) =>
    when === 'always' ? always : last === (when === 'last')

  return {
    /** @param isEnglish whether the conversation is in English */
    answerTo(message: string, when: When, isEnglish = false): TalkReply | undefined {
      const readings = [hear(message), hear(standard(message))]
      const isAbout = readings.some(asksAboutAssistant)
      for (const { answer, isEmergency, languageOf } of entries) {
        if (!counts(answer, when) || (isEmergency && isAbout)) continue
        const language = languageOf(readings, message)
        if (!language) continue
        const inEnglish = language === 'english' || isEnglish
        const content = (inEnglish && answer.english) || withFacts(answer, site)
        return { content, showQR: answer.showQR ?? false, isEmergency }
      }
      return undefined
    },
    /** What belongs to our business, but stands on no page, or what is none of it. */
    topicOf(text: string): Topic | undefined {
      const heard = hear(text)
      return topics.find(({ fits, unless }) => fits(heard) && !unless(heard))?.topic
    },
  }
}

/** @returns in which language an entry hears its words in one of the readings of a message; undefined where it does not */
function createListener(answer: TalkAnswer, { groups, fillers }: Knowledge['talk']) {
  // What must not be missed is also heard with typing errors.
  const isLoose = emergencies.test(answer.name)
  const [anywhere, unless, english] = [answer.anywhere, answer.unless, answer.englishWords].map(
    list => finderOf(list, isLoose),
  )
  const isOnly = onlyFinder(answer.only, fillers)
  const signsOf = (lists: string[][] = []) => {
    const words = lists.map(names => names.map(name => groups?.[name] ?? []))
    const finders = words.map(signs => signs.map(list => finderOf(list, isLoose)))
    const pairs = words.filter(signs => signs.length === 2)
    const compounds = pairs.map(([heads, tails]) => compoundFinderOf(heads, tails, isLoose))
    return (heard: Heard) =>
      finders.some(signs => signs.every(finds => finds(heard))) ||
      compounds.some(finds => finds(heard))
  }
  const [signs, englishSigns] = [signsOf(answer.signs), signsOf(answer.englishSigns)]
  const isGerman = (heard: Heard) => anywhere?.(heard) || signs(heard) || isOnly(heard)
  return (readings: readonly Heard[], message: string): 'german' | 'english' | undefined => {
    if (answer.name === 'contact-data' && contactData.test(message)) return 'german'
    if (readings.some(heard => unless?.(heard))) return undefined
    if (readings.some(heard => english?.(heard) || englishSigns(heard))) return 'english'
    return readings.some(isGerman) ? 'german' : undefined
  }
}

/** Whether a text is nothing but one of the phrases, fillers and figures. */
function onlyFinder(phrases: readonly string[] | undefined, fillers: readonly string[]) {
  if (!phrases) return () => false
  const pattern = new RegExp(` (?:${patternOf(phrases)})(?= )`, 'g')
  const uncounted = new Set(hear(fillers.join(' ')).plain.trim().split(' '))
  return ({ plain }: Heard) => {
    const rest = plain.replace(pattern, '')
    const words = rest.split(' ').filter(Boolean)
    return rest !== plain && words.every(word => uncounted.has(word) || /^\d/.test(word))
  }
}

/** The words of an entry with the facts of the firm; while one of them is a [placeholder], the sentence without it. */
function withFacts({ text, instead = text }: TalkAnswer, site: Knowledge['site']): string {
  const { phone, email, hours, address } = site
  const facts = { phone, email, hours, address }
  const links: Partial<typeof facts> = { phone: telHref(phone), email: mailHref(email) }
  const isOpen = Object.entries(facts).some(
    ([name, fact]) => text.includes(`{${name}}`) && fact.includes('['),
  )
  return (isOpen ? instead : text).replace(
    /\{(phone|email|hours|address)\}/g,
    (_whole, name: keyof typeof facts) =>
      links[name] ? `[${facts[name]}](${links[name]})` : facts[name],
  )
}
