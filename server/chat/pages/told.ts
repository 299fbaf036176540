import type { Knowledge, TalkAnswer } from '../../../shared/messages'
import { type Card, pageOf, plainTitle } from './cards'
import type { TableAnswer } from './prices/lists'
import { link } from './talk'
import { asksPrice, subjectWords } from './words'

/** `unsure` shows what comes nearest and says so, `unknown` admits that there is no answer. */
type Kind = 'talk' | 'answer' | 'unsure' | 'unknown'
export type PagesAnswer = { content: string; showQR: boolean; kind: Kind }

/** An answer with the page it comes from and a link to it; `isTopic` says what is on no page by its name. */
export type Told = PagesAnswer & { more?: string; isTopic?: boolean }

// The three packages.
const mostPrices = 3

/** The lines of a card that name a price, with its first. */
export function pricesIn({ text }: Card): string {
  const all = text.split('\n')
  const lines = all.filter((line, at) => at === 0 || /^[\p{L} ]+: ab [\d.,]+\s€/u.test(line))
  // „Die Website bieten wir nach Umfang an“ is the answer, the assistant's price comes with it.
  const scope = all.filter((line, at) => at > 0 && /\bnach Umfang\b/.test(line))
  const offer = text.includes('€')
    ? []
    : all.filter((line, at) => at > 0 && /\bAngebot\b/.test(line))
  return [...scope, ...lines.slice(0, 1 + mostPrices), ...offer].join('\n')
}

/** What a word list says. */
export function said({ showQR = false }: TalkAnswer, content: string): PagesAnswer {
  return { content, showQR, kind: 'talk' }
}

export function answered(content: string): Told {
  return { content, showQR: false, kind: 'answer' }
}

/** An answer that there is none. */
export function admitted(content: string, links: readonly string[] = []): Told {
  return { content: [content, ...links].join('\n'), showQR: false, kind: 'unknown' }
}

export function withMore({ more, ...answer }: Told): Told {
  return more ? { ...answer, content: `${answer.content}\n\nMehr dazu: ${more}` } : answer
}

export function plain({ content, showQR, kind }: Told): PagesAnswer {
  return { content, showQR, kind }
}

/** The answers to the questions of one message; what stays open is named, unless it says nothing by itself („Geht das?“). */
export function joined(
  told: readonly (Told & { question: string })[],
  unread: readonly string[],
  open: string,
): string {
  const found = told.filter(({ kind, isTopic }) => kind !== 'unknown' || isTopic)
  const unknown = told.filter(({ kind, isTopic }) => kind === 'unknown' && !isTopic)
  const shown = found.length > 0 ? found : unknown.slice(0, 1)
  const left = found.length > 0 ? unknown.map(({ question }) => question) : []
  const named = [...left.filter(question => subjectWords(question).length > 0), ...unread]
  const answers = shown.filter(isNew).map(one => withMore(one).content)
  return [...answers, ...named.map(question => open.replace('{question}', question))].join('\n\n')
}

/** Whether an answer tells more than another one of the same message. */
function isNew({ content }: Told, at: number, all: readonly Told[]): boolean {
  const body = (text: string) => text.replace(/^\*\*[^*\n]+\*\*\n/, '')
  const own = body(content)
  // Of two that say the same the first stays.
  const isTold = (other: Told, place: number) =>
    other.content.includes(own) && (place < at || body(other.content) !== own)
  return !all.some((other, place) => place !== at && isTold(other, place))
}

/** Answers with a link to the place they come from. */
export function createCited({ routes }: Pick<Knowledge, 'routes'>, cards: readonly Card[]) {
  const titleOf = (url: string) =>
    plainTitle(routes.find(route => route.url === pageOf(url))?.title ?? url)
  return {
    titleOf,
    fromCard: (card: Card, content: string, kind: Told['kind'] = 'answer'): Told => ({
      content,
      showQR: false,
      kind,
      more: link(titleOf(card.url), card.url),
    }),
    fromTable({ content, url }: TableAnswer): Told {
      const card = offerCardOf(cards, url, content) ?? priceCardOf(cards, [url])
      return { ...answered(content), more: link(titleOf(url), card?.url ?? url) }
    },
  }
}

export type Cited = ReturnType<typeof createCited>

/** The card that tells what is sold on one of some pages, the first first. */
export function priceCardOf(cards: readonly Card[], pages: readonly string[]): Card | undefined {
  for (const page of pages) {
    const onPage = cards.filter(({ url, kind }) => kind !== 'page' && pageOf(url) === page)
    const card =
      onPage.find(({ heading, text }) => asksPrice(heading) && text.includes('€')) ??
      onPage.find(({ text }) => text.includes('€')) ??
      onPage.find(({ heading }) => asksPrice(heading))
    if (card) return card
  }
  return undefined
}

/** The card of the only offer that an answer tells: „**Enterprise**: Preis auf Anfrage.“ */
function offerCardOf(cards: readonly Card[], url: string, content: string): Card | undefined {
  const [name, ...others] = [...content.matchAll(/\*\*(.+?)\*\*:/g)].map(([, name]) => name)
  if (others.length > 0) return undefined
  return cards.find(card => pageOf(card.url) === url && card.heading === name)
}
