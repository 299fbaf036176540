import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge, TalkAnswer } from '../../../shared/messages'
import { finderOf, type Heard, hear, patternOf } from '../phrases'
import {
  beginsAsQuestion,
  callsForHelp,
  clausesOf,
  isQuestion,
  isSmall,
  tellingWords,
  toldIn,
  withoutCall,
} from '../words'

/**
 * What Emilia says without a search; `isEmergency`: it comes before everything, also in a scene; `isAside`: the message says so much
 * besides that what is found goes first.
 */
export type TalkReply = { content: string; showQR: boolean; isEmergency: boolean; isAside: boolean }

/** Words of its own that a message may have besides those of an entry. */
const fewWords = 1

/** A telephone number (it begins with + or 0) or a mail address, as people type them. */
const contactData =
  /(?<![\d.,])(?:\+|0)\d(?:[\s/()-]*\d){6,}|(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}/u

/** Whether a message only adds to the question before: „Und am Samstag?“ does, „Und was kostet das?“ does not. */
const isAddition = (message: string): boolean =>
  /^\s*(?:und|auch|and)(?!\p{L})/iu.test(message) && !beginsAsQuestion(message)

export type TalkLists = ReturnType<typeof createTalk>

/** Answers by the word lists of talk.yaml. */
export function createTalk({ talk, site, open }: Pick<Knowledge, 'talk' | 'site' | 'open'>) {
  const isOfAssistants = finderOf(talk.aboutAssistants)
  const tellsOfPain = finderOf(talk.pain)
  const entries = talk.answers.map(answer => ({
    answer,
    hears: createListener(answer, talk),
    restOf: createCutter(answer),
    isOfAssistants: isOfAssistants(hear((answer.anywhere ?? []).join(' ').replaceAll('|', ' '))),
  }))

  /** Whether a message says more than an entry hears: it speaks of an assistant, asks something else or has other words. */
  function isAside(entry: (typeof entries)[number], message: string): boolean {
    const { answer, hears, restOf } = entry
    const rest = restOf(hear(message))
    if (answer.emergency || rest === undefined) return false
    // „Schickt Roberto ein Angebot?“
    const spokenOf = isOfAssistants(hear(entry.isOfAssistants ? rest : message))
    const others = clausesOf(message).filter(
      one => tellingWords(one).length > 0 && !hears(hear(one), one),
    )
    return spokenOf || others.some(isQuestion) || tellingWords(rest).length > fewWords
  }

  return {
    /**
     * What she says without a search, if anything.
     * @param inEnglish whether the conversation is in English
     * @param before the visitor's message before this one
     * @param onlyUrgent only the entries with `always`, which also apply where a model answers
     */
    answerTo(
      message: string,
      inEnglish: boolean,
      before = '',
      onlyUrgent = false,
    ): TalkReply | undefined {
      const entryFor = (text: string) => {
        const heard = hear(text)
        const now = isOfAssistants(heard) ? undefined : hear(toldIn(text))
        const fitting = entries.filter(
          ({ answer, hears }) =>
            (answer.always || !(onlyUrgent || (inEnglish && !answer.english))) &&
            (answer.emergency ? now !== undefined && hears(now, text) : hears(heard, text)),
        )
        return fitting.find(entry => !isAside(entry, text)) ?? fitting[0]
      }
      // „Habt ihr morgen offen?“ „Und am Samstag?“: an entry with facts of the firm is said again.
      const earlier = isAddition(message) ? entryFor(before) : undefined
      const asksAgain =
        earlier?.answer.text.includes('{') && entryFor(`${before} ${message}`) === earlier
      const found = asksAgain ? earlier : entryFor(message)
      if (!found) return undefined
      const { english, showQR = false, emergency: isEmergency = false } = found.answer
      const content = (inEnglish && english) || withFacts(found.answer, site)
      return { content, showQR, isEmergency, isAside: isAside(found, message) }
    },
    /**
     * Whether somebody may be in need although no emergency entry applied. `named`: the message has the words of one, but asks
     * something or speaks of an assistant; or it states something and asks what to do. `possible`: it tells of pain or is
     * not about our business, or both where it also asks.
     * @param isOurs whether a place was found, and many words are those in which visitors ask for something here
     */
    needIn(message: string, isOurs: boolean): 'named' | 'possible' | undefined {
      const heard = hear(message)
      const [told, isOfPeople] = [toldIn(message), !isOfAssistants(heard)]
      const isNamed = entries.some(({ answer, hears }) => answer.emergency && hears(heard, message))
      if (isNamed) return isOfPeople || !isQuestion(message) ? 'named' : undefined
      const [isPain, isOther] = [tellsOfPain(heard), !isOurs]
      const isPossible = isQuestion(message) ? isPain && isOther : isPain || isOther
      if (!isOfPeople || !told.trim() || !isPossible) return undefined
      // „Mein Mann ist umgefallen, was soll ich tun?“
      return callsForHelp(message) ? 'named' : 'possible'
    },
    tellsOfPain: (line: string): boolean => tellsOfPain(hear(line)),
    topicOf: createTopicFinder(talk, open),
  }
}

/** Makes a function that says what to say of a topic that belongs to our business but stands on no page. */
function createTopicFinder(talk: Knowledge['talk'], open: readonly string[]) {
  const topics = talk.topics
    .filter(topic => topic.open === undefined || open.includes(topic.open))
    .map(topic => ({ topic, fits: finderOf(topic.words), unless: finderOf(topic.unless) }))
  return (text: string): string | undefined => {
    const heard = hear(text)
    const found = topics.find(({ fits, unless }) => fits(heard) && !unless(heard))?.topic
    return found && (found.text ?? talk.topic.replace('{name}', found.name))
  }
}

/** Makes a function that tells whether an entry applies to a message. */
function createListener(answer: TalkAnswer, { fillers, somebody }: Knowledge['talk']) {
  const phrases = answer.anywhere?.map(one => one.replaceAll('WER', somebody.join('|')))
  // Emergencies are also found with typing errors.
  const [anywhere, unless] = [phrases, answer.unless].map(list => finderOf(list, answer.emergency))
  const isOnly = onlyFinder(answer.only, fillers)
  return (heard: Heard, message: string): boolean => {
    if (answer.name === 'contact-data' && contactData.test(message)) return true
    if (unless?.(heard)) return false
    if (anywhere?.(heard)) return true
    if (!answer.emergency) return isOnly(heard)
    // „Hilfe“ alone is an emergency; „Hilfe, wo finde ich die Preise?“ is a question, „Danke für die Hilfe“ is thanks.
    const whole = withoutCall(message)
    return !/\?|\bdank/.test(whole) && isOnly(hear(whole))
  }
}

/** Makes a function that cuts the words of an entry out of a message; undefined where none of them stands in it. */
function createCutter({ anywhere = [] }: TalkAnswer) {
  const pattern = new RegExp(` (?:${patternOf(anywhere)})(?= )`, 'g')
  return ({ plain }: Heard): string | undefined => {
    const rest = plain.replace(pattern, ' ')
    return anywhere.length > 0 && rest !== plain ? rest : undefined
  }
}

/** Whether a text is nothing but one of the phrases and fillers. */
function onlyFinder(phrases: readonly string[] | undefined, fillers: readonly string[]) {
  if (!phrases) return () => false
  const pattern = new RegExp(` (?:${patternOf(phrases)})(?= )`, 'g')
  const uncounted = new Set(hear(fillers.join(' ')).plain.trim().split(' '))
  return ({ plain }: Heard) => {
    const rest = plain.replace(pattern, '')
    const words = rest.split(' ').filter(Boolean)
    return (
      rest !== plain &&
      words.every(word => uncounted.has(word) || (isSmall(word) && !beginsAsQuestion(word)))
    )
  }
}

/** The text of an entry with the facts of the firm filled in; while one of them is a [placeholder], the text `instead`. */
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
