/**
 * The small language that contracts are written in. A contract says in one place which attributes and which Markdown a box
 * takes, checks both, and turns them into typed props; the catalogue and the error sentences are made from the same words.
 */
import type { Nodes } from 'mdast'
import type { Offer, ServiceFacts } from '../server/messages'
import type { Attribute, AttributeValues } from './attributes'
import type { Prices, Site } from './frame/types'

/** One thing that is wrong in a file of content/, on the model of VFileMessage. The check turns it into a German sentence. */
export type Diagnostic = {
  /** Picks the sentence. */
  ruleId: string
  /** Path from the project's root, e.g. `content/index.mdx`. */
  file: string
  /** Place of the thing itself; both count from 1. */
  line: number
  column: number
  /** What fills the sentence. */
  data: Readonly<Record<string, string>>
  /** What `npm run check -- --fix` writes instead, where the cure is exact. */
  fix?: readonly Edit[]
}

/** A piece of a file and what takes its place; offsets count from the file's start. */
export type Edit = { from: number; to: number; text: string }

/** What a shape may ask for while it reads. */
export type Reading = {
  /** The tag that is being read, for the error sentence. */
  tag: string
  /** Where the box stands; used when there is no better node to point at. */
  box: Nodes
  report(ruleId: string, node: Nodes, data?: Record<string, string>): void
  /** Reads a nested box with its own contract. */
  readBox(node: Nodes): { tag: string; props: Record<string, unknown> }
}

/** Reads from the front of `nodes` what belongs to it, and hands back the rest. */
export type Shape<T> = {
  /** German noun phrase for the handbook and for „erwartet wird …“, e.g. „eine Überschrift mit ##“. */
  says: string
  read(nodes: readonly Nodes[], reading: Reading): { value: T; rest: readonly Nodes[] }
}

/** The parts of a box, in their order. */
export type Sequence = Record<string, Shape<unknown>>

type BoxProps<A, S> = AttributeValues<A> & { [K in keyof S]: S[K] extends Shape<infer T> ? T : never }

/** What boxes show besides their own words. */
export type ContentData = { site: Site; prices: Prices; service?: ServiceFacts | undefined }

/** Lines that visitors read, under a heading of their own where there is one, with its anchor. */
export type Words = { heading?: string; anchor?: string; lines: string[] }

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
  words?(props: BoxProps<A, S>, data: ContentData): Words[]
  /** What can be bought in it. */
  offers?(props: BoxProps<A, S>, data: ContentData): Omit<Offer, 'url'>[]
  /** `section`: it is a whole band of the page by itself. `side`: in a section it stands beside the text. */
  place?: 'section' | 'side'
  /** Absent: it takes none. */
  attributes?: A
  /** Absent: nothing stands in it. */
  content?: S
}

type Contract<A extends Attributes, S extends Sequence> = Written<A, S> & { attributes: A; content: S }

/** Any contract, for code that handles all of them. */
export type AnyContract = Contract<Attributes, Sequence>

/** The props a component gets from its contract. */
export type PropsOf<C> = C extends Contract<infer A, infer S> ? BoxProps<A, S> : never

export function contract<A extends Attributes = Record<never, never>, S extends Sequence = Record<never, never>>(
  written: Written<A, S>,
): Contract<A, S> {
  return { attributes: {} as A, content: {} as S, ...written }
}
