import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge, TalkAnswer } from '../../../shared/messages'
import { finderOf, type PhraseText, patternOf, phraseText } from '../phrases'
import { beginsAsQuestion, callsForHelp, isQuestion, isSmall, toldIn, withoutCall } from '../words'

/** What Emilia says without a search; `isEmergency`: it comes before everything, also in a scene. */
export type TalkReply = { content: string; showQR: boolean; isEmergency: boolean }

/** A telephone number (it begins with + or 0) or a mail address, as people type them. */
const contactData =
  /(?<![\d.,])(?:\+|0)\d(?:[\s/()-]*\d){6,}|(?<![^\s@])[^\s@]+@[^\s@]+\.\p{L}{2,}/u

/** Whether a message only adds to the question before: „Und am Samstag?“ does, „Und was kostet das?“ does not. */
const isAddition = (message: string): boolean =>
  /^\s*(?:und|auch|and)(?!\p{L})/iu.test(message) && !beginsAsQuestion(message)

export type TalkLists = ReturnType<typeof createTalk>

/** Answers by the word lists of talk.yaml. */
export function createTalk({
  talk,
  site,
  open,
  routes,
}: Pick<Knowledge, 'talk' | 'site' | 'open' | 'routes'>) {
  const isOfAssistants = finderOf(talk.aboutAssistants)
  const tellsOfPain = finderOf(talk.pain)
  const namesSomebody = finderOf([...talk.somebody, 'ich', 'i', 'mir', 'mi', 'my'])
  const entries = talk.answers.map(answer => ({ answer, hears: createListener(answer, talk) }))
  const titles = routes.map(({ title }) => phraseText(title))
  const topics = talk.topics
    .filter(topic => topic.open === undefined || open.includes(topic.open))
    .map(topic => ({
      topic,
      // What the firm has not settled stays unsettled, whatever a page is titled.
      fits: topic.open ? finderOf(topic.words) : missingFinder(topic.words, titles),
      unless: finderOf(topic.unless),
    }))

  return {
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
      return { content, showQR, isEmergency }
    },
    /**
     * Whether somebody may be in need although no emergency entry applied. `named`: the message has the words of one, but asks
     * something or speaks of an assistant; or it tells of somebody and asks what to do. `possible`: it speaks of a person, asks
     * nothing and is not about our business.
     * @param isOurs whether the site has an answer, and most words are those in which visitors ask for something here
     */
    needIn(message: string, isOurs: boolean): 'named' | 'possible' | undefined {
      const heard = phraseText(message)
      const [told, isOfPeople] = [toldIn(message), !isOfAssistants(heard)]
      const isNamed = entries.some(({ answer, hears }) => answer.emergency && hears(heard, message))
      if (isNamed) return isOfPeople || !isQuestion(message) ? 'named' : undefined
      // No list decides where nothing is asked.
      const isTold = isQuestion(message) ? namesSomebody(phraseText(told)) : told.trim() !== ''
      const isPossible = isOfPeople && isTold && (!isOurs || tellsOfPain(heard))
      if (!isPossible) return undefined
      // „Mein Mann ist umgefallen, was soll ich tun?“
      return callsForHelp(message) ? 'named' : 'possible'
    },
    tellsOfPain: (line: string): boolean => tellsOfPain(phraseText(line)),
    /** A topic that belongs to our business but stands on no page: its name, and what to say. */
    topicOf(text: string): { name: string; says: string } | undefined {
      const heard = phraseText(text)
      const found = topics.find(({ fits, unless }) => fits(heard) && !unless(heard))?.topic
      if (!found) return undefined
      const { name, text: says = talk.topic.replace('{name}', name) } = found
      return { name, says }
    },
  }
}

/** Finds words of what the firm does not offer, without those a page is titled with: that is not missing, whatever the list says. */
function missingFinder(words: readonly string[], titles: readonly PhraseText[]) {
  const finds = finderOf(words)
  if (!titles.some(finds)) return finds
  return finderOf(words.filter(word => !titles.some(finderOf([word]))))
}

/** Makes a function that tells whether an entry applies to a message. */
function createListener(answer: TalkAnswer, { fillers, somebody }: Knowledge['talk']) {
  const phrases = answer.anywhere?.map(one => one.replaceAll('WER', somebody.join('|')))
  // Emergencies are also found with typing errors.
  const [anywhere, unless] = [phrases, answer.unless].map(list => finderOf(list, answer.emergency))
  const isOnly = onlyFinder(answer.only, fillers)
  return (heard: PhraseText, message: string): boolean => {
    if (answer.name === 'contact-data' && contactData.test(message)) return true
    if (unless?.(heard)) return false
    if (anywhere?.(heard)) return true
    if (!answer.emergency) return isOnly(heard)
    // „Hilfe“ alone is an emergency; „Hilfe, wo finde ich die Preise?“ is a question, „Danke für die Hilfe“ is thanks.
    const whole = withoutCall(message)
    return !/\?|\bdanke? fur\b/.test(whole) && isOnly(phraseText(whole))
  }
}

/** Whether a text is nothing but one of the phrases and fillers. */
function onlyFinder(phrases: readonly string[] | undefined, fillers: readonly string[]) {
  if (!phrases) return () => false
  const pattern = new RegExp(` (?:${patternOf(phrases)})(?= )`, 'g')
  const uncounted = new Set(phraseText(fillers.join(' ')).plain.trim().split(' '))
  return ({ plain }: PhraseText) => {
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
