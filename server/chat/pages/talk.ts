import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge, TalkAnswer, Topic } from '../../../shared/messages'
import { cutterOf, finderOf, type PhraseText, phraseText } from '../phrases'
import {
  beginsAsQuestion,
  callsForHelp,
  isQuestion,
  isSmall,
  tellingWords,
  toldIn,
  withoutCall,
  wordsOf,
} from '../words'

/**
 * What Emilia says without a search. `isEmergency`: it comes before everything, also in a scene. `isWhole`: the message says hardly
 * anything else.
 */
export type TalkReply = { content: string; showQR: boolean; isEmergency: boolean; isWhole: boolean }

/** A message that has more other words than these says something else, too. */
const mostOtherWords = 2

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
  const entries = createEntries(talk)
  const topics = talk.topics
    .filter(topic => topic.open === undefined || open.includes(topic.open))
    .map(topic => ({
      topic,
      fits: finderOf(topic.words),
      unless: finderOf(topic.unless),
    }))

  return {
    ...createNeeds(talk, entries, isOfAssistants),
    /**
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
        const heard = phraseText(text)
        const now = isOfAssistants(heard) ? undefined : phraseText(toldIn(text))
        return entries.find(
          ({ answer, hears }) =>
            (answer.always || !(onlyUrgent || (inEnglish && !answer.english))) &&
            (answer.emergency ? now !== undefined && hears(now, text) : hears(heard, text)),
        )
      }
      // „Habt ihr morgen offen?“ „Und am Samstag?“: an entry with facts of the firm is said again.
      const earlier = isAddition(message) ? entryFor(before) : undefined
      const asksAgain =
        earlier?.answer.text.includes('{') && entryFor(`${before} ${message}`) === earlier
      const found = asksAgain ? earlier : entryFor(message)
      if (!found) return undefined
      const { english, showQR = false, emergency: isEmergency = false } = found.answer
      const content = (inEnglish && english) || withFacts(found.answer, site)
      return { content, showQR, isEmergency, isWhole: isEmergency || found.isAll(message) }
    },
    /** What is open, or never told, of that which a text asks for. */
    topicOf(text: string): Topic | undefined {
      const heard = phraseText(text)
      return topics.find(({ fits, unless }) => fits(heard) && !unless(heard))?.topic
    },
  }
}

/** Finds out whether somebody may be in need although no emergency entry applied. */
function createNeeds(
  talk: Knowledge['talk'],
  entries: readonly Entry[],
  isOfAssistants: (heard: PhraseText) => boolean,
) {
  const tellsOfPain = finderOf(talk.pain)
  const namesOther = finderOf(talk.somebody)
  const namesSomebody = finderOf([...talk.somebody, 'ich', 'i', 'mir', 'mi', 'my'])
  /** Where nothing is asked, no list decides. */
  const tellsOfSomebody = (message: string): boolean => {
    const told = toldIn(message)
    return isQuestion(message) ? namesSomebody(phraseText(told)) : told.trim() !== ''
  }

  return {
    /**
     * `named`: the message has the words of an emergency, but asks something or speaks of an assistant; or it tells of somebody and
     * asks what to do, or nothing was found for it. `possible`: it asks nothing and is not about our business.
     * @param isFound whether the site has something to say
     * @param isOurs whether most words are those, too, in which visitors ask for something here
     */
    needIn(message: string, isFound: boolean, isOurs: boolean): 'named' | 'possible' | undefined {
      const heard = phraseText(message)
      const isOfPeople = !isOfAssistants(heard)
      const isNamed = entries.some(({ answer, hears }) => answer.emergency && hears(heard, message))
      if (isNamed) return isOfPeople || !isQuestion(message) ? 'named' : undefined
      if (!isOfPeople || !tellsOfSomebody(message) || (isOurs && !tellsOfPain(heard)))
        return undefined
      // „Mein Mann ist umgefallen, was soll ich tun?“
      const isOfOther = !isFound && namesOther(phraseText(toldIn(message)))
      return isOfOther || callsForHelp(message) ? 'named' : 'possible'
    },
    tellsOfPain: (line: string): boolean => tellsOfPain(phraseText(line)),
  }
}

type Entry = {
  answer: TalkAnswer
  /** Whether it applies to a message, given that or a part of it as heard. */
  hears(heard: PhraseText, message: string): boolean
  /** Whether a message says hardly anything else: few words, and no question. */
  isAll(message: string): boolean
}

function createEntries(talk: Knowledge['talk']): Entry[] {
  const isOfOthers = finderOf(talk.others)
  const fillers = new Set(wordsOf(talk.fillers.join(' ')))

  return talk.answers.map(answer => {
    const { only = [], anywhere = [], emergency: isEmergency = false } = answer
    const phrases = anywhere.map(one => one.replaceAll('WER', talk.somebody.join('|')))
    const isSaid = finderOf(phrases)
    const unless = finderOf(answer.unless)
    const isOnly = onlyFinder(only, fillers)
    const restOf = cutterOf([...phrases, ...only])
    return {
      answer,
      hears(heard, message) {
        if (answer.name === 'contact-data' && contactData.test(message)) return true
        if (unless(heard)) return false
        if (isEmergency) return isSaid(heard) || isCall(message, isOnly)
        // What is said of an assistant or a customer is no wish of the visitor.
        const isWish = isSaid(heard) || isOnly(heard)
        return isWish && !isOfOthers(phraseText(restOf(heard).join(' ')))
      },
      isAll(message) {
        const rest = restOf(phraseText(message)).join(' ')
        const words = tellingWords(rest).filter(word => !fillers.has(word))
        // Contact data has no words.
        if (words.length === 0 || answer.name === 'contact-data') return true
        return words.length <= mostOtherWords && !isQuestion(rest)
      },
    }
  })
}

/** „Hilfe“ alone is an emergency; „Hilfe, wo finde ich die Preise?“ is a question, „Danke für die Hilfe“ is thanks. */
function isCall(message: string, isOnly: (heard: PhraseText) => boolean): boolean {
  const whole = withoutCall(message)
  return !/\?|\bdanke? fur\b/.test(whole) && isOnly(phraseText(whole))
}

/** Whether a text is nothing but one of the phrases and fillers. */
function onlyFinder(phrases: readonly string[], fillers: ReadonlySet<string>) {
  const restOf = cutterOf(phrases)
  return (heard: PhraseText): boolean => {
    const rest = restOf(heard)
    return (
      rest.length < heard.words.length &&
      rest.every(word => fillers.has(word) || (isSmall(word) && !beginsAsQuestion(word)))
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
