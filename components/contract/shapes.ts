/**
 * The small language that contracts are written in. A contract says in one place which attributes and which Markdown a box
 * takes, checks both, and turns them into typed props; the catalogue and the error sentences are made from the same words.
 */
import type { Nodes } from 'mdast'
import type { Offer, ServiceFacts } from '../../shared/messages'
import type { Prices } from '../facts/prices'
import type { Site } from '../facts/site'
import type { Attribute, AttributeValues } from './attributes'
import type { BoxProblem } from './box-rules'

/** What a shape may ask for while it reads. */
export type Reading = {
  /** The tag that is being read, for the error sentence. */
  tag: string
  /** Where the box stands; used when there is no better node to point at. */
  box: Nodes
  report(problem: BoxProblem, node: Nodes): void
  /** Reads a nested box with its own contract. */
  readBox(node: Nodes): { tag: string; props: Record<string, unknown> }
}

/** A box as its author wrote it, whether or not that is right. */
export type WrittenBox = {
  node: Nodes
  attributes: Readonly<Record<string, string>>
  content: readonly Nodes[]
}

/** Reads from the front of `nodes` what belongs to it, and hands back the rest. */
export type Shape<T> = {
  /** German noun phrase for the handbook and for „erwartet wird …“, e.g. „eine Überschrift mit ##“. */
  says: string
  /** The boxes that it takes one of. */
  tags?: readonly string[]
  read(nodes: readonly Nodes[], reading: Reading): { value: T; rest: readonly Nodes[] }
}

/** The parts of a box, in their order. */
export type Sequence = Record<string, Shape<unknown>>

type BoxProps<A, S> = AttributeValues<A> & {
  [K in keyof S]: S[K] extends Shape<infer T> ? T : never
}

/** What boxes show besides their own words. */
export type ContentData = { site: Site; prices: Prices; service?: ServiceFacts | undefined }

/** Lines that visitors read; with a heading and its anchor, if the lines have one of their own. */
export type BoxWords = { heading?: string; anchor?: string; lines: string[] }

/** A film that a box shows, for search engines: addresses on the site, and what it shows. */
export type Film = { name: string; description: string; file: string; poster: string }

/** Style sheets in components/, or folders of them, that several boxes need; in the order in which they are added. */
export const sharedStyles = [
  'ui/Entries',
  'ui/Place',
  'ui/video',
  'ui/price-card',
  'ui/fold',
  'ui/Bar',
  'islands/form',
  'islands/TryIt',
  'islands/conversation',
] as const

export type Attributes = Record<string, Attribute<unknown>>

type Written<A, S> = {
  /** One German sentence: what the box is for. */
  purpose: string
  /** When something else serves better. */
  avoid?: string
  /** Tags it may stand in; absent: anywhere on the page. */
  inside?: readonly string[]
  /**
   * How Emilia reads the Markdown in it. `example`: not at all, it shows something made up. `entries`: each line is a title
   * with its text. `questions`: each heading is a question that visitors ask.
   */
  reads?: 'example' | 'entries' | 'questions'
  /** What visitors read in a box whose words are not (only) its Markdown. */
  words?(props: BoxProps<A, S>, data: ContentData): BoxWords[]
  /** What can be bought in it. */
  offers?(props: BoxProps<A, S>, data: ContentData): Omit<Offer, 'url'>[]
  /** What the page is about, as it says above the page's title. */
  topic?(props: BoxProps<A, S>): string
  /** The films in it. */
  films?(props: BoxProps<A, S>): Film[]
  /** `section`: it is a whole band of the page by itself. `side`: in a section it stands beside the text. */
  place?: 'section' | 'side'
  /** The tone of its band, where it needs one of its own. */
  tone?: 'tint' | 'night'
  /** What a page has once and this box holds. `title`: the page's `#` stands in it. */
  once?: 'title' | 'form'
  /** Its id in the document: links may lead there, and no heading may take it. */
  anchor?: string
  /** Where the box leads if its author wrote no link; `node` is the box in the tree of the page. */
  links?(box: WrittenBox): { node: Nodes; href: string }[]
  /** The claims of site.yaml that it names, by their ids. */
  claims?(props: BoxProps<A, S>): string[]
  /** Of `sharedStyles`, those that it needs. */
  styles?: readonly (typeof sharedStyles)[number][]
  /** `spoken`: people speak in it, as they like. `law`: a lawyer answers for it. */
  language?: 'spoken' | 'law'
  /** What the check asks of it beyond its parts. */
  check?(box: WrittenBox, report: Reading['report']): void
  /** What somebody has to settle in it before the site goes live. */
  golive?(box: WrittenBox, report: Reading['report']): void
  /** Absent: it takes none. */
  attributes?: A
  /** Absent: nothing stands in it. */
  content?: S
}

type Contract<A extends Attributes, S extends Sequence> = Written<A, S> & {
  attributes: A
  content: S
}

/** Any contract, for code that handles all of them. */
export type AnyContract = Contract<Attributes, Sequence>

/** The props a component gets from its contract. */
export type PropsOf<C> = C extends Contract<infer A, infer S> ? BoxProps<A, S> : never

export function contract<
  A extends Attributes = Record<never, never>,
  S extends Sequence = Record<never, never>,
>(written: Written<A, S>): Contract<A, S> {
  return { attributes: {} as A, content: {} as S, ...written }
}
