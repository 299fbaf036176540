import type { Knowledge, Offer, Passage, TalkAnswer } from '../../messages'

/** What Emilia can say: where it stands, how it is asked for, and the words it is found by. */
export type Card = {
  kind: 'page' | 'section' | 'question' | 'offer' | 'talk'
  /** Address with its anchor; empty for talk. */
  url: string
  heading: string
  text: string
  examples: readonly string[]
  /** What the card tells where it is about prices. */
  offers: readonly Offer[]
  talk?: TalkAnswer
}

/** The path of an address, without its anchor. */
export function pageOf(url: string): string {
  return url.replace(/#.*/, '')
}

/** `KI-Training | 4xDU` without the brand. */
export function plainTitle(title: string): string {
  return title.replace(/\s*\|[^|]*$/, '')
}

/** Everything Emilia knows as cards: pages, their sections, questions and offers, and talk. */
export function cardsOf({ routes, passages, offers, questions, talk }: Knowledge): Card[] {
  const examplesOf = (url: string) => questions[url] ?? []
  const pages = routes.map(({ url, title, description }): Card => {
    const hero = passages.find(passage => passage.url === url)
    const text = [description, hero?.text].filter(Boolean).join('\n')
    return { kind: 'page', url, heading: plainTitle(title), text, examples: examplesOf(url), offers: [] }
  })
  const sections = passages.flatMap((passage, at): Card[] => {
    const { url, heading, text, kind = 'section' } = passage
    if (!url.includes('#')) return []
    const priced = offersOf(passage, passages[at + 1], offers)
    return [{ kind: priced.length > 0 ? 'offer' : kind, url, heading, text, examples: examplesOf(url), offers: priced }]
  })
  const said = talk.answers.map((answer): Card => {
    const { name, examples } = answer
    return { kind: 'talk', url: '', heading: name, text: '', examples, offers: [], talk: answer }
  })
  return [...pages, ...sections, ...said]
}

/** The offers that a passage tells: the one it is named after, those it lists, or those that follow it. */
function offersOf(passage: Passage, next: Passage | undefined, offers: readonly Offer[]): Offer[] {
  const onPage = offers.filter(({ url }) => pageOf(url) === pageOf(passage.url))
  const own = onPage.filter(({ name }) => name === passage.heading)
  if (own.length > 0) return own
  const listed = onPage.filter(({ name }) => passage.text.includes(name))
  if (listed.length > 1 && passage.text.includes('€')) return listed
  const isIntroduction =
    onPage.some(({ name }) => name === next?.heading) && pageOf(next?.url ?? '') === pageOf(passage.url)
  return isIntroduction && !onPage.some(({ name }) => passage.heading.includes(name)) ? onPage : []
}
