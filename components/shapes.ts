/**
 * The small language that contracts are written in. A contract says in one place which attributes and which Markdown a box
 * takes, checks both, and turns them into typed props; the catalogue and the error sentences are made from the same words.
 */
import type { Nodes } from 'mdast'
import type { Attribute, AttributeValues } from './attributes'

/** One thing that is wrong in a page. `kind` picks the sentence in renderer/explain.ts, `data` fills it. */
export type Problem = {
  kind: string
  data: Record<string, string>
  line: number
  column: number
  /** What `npm run check -- --fix` writes instead, where the cure is mechanical. */
  edits?: readonly Edit[]
}

/** A piece of a file and what takes its place; offsets count from the file's start. */
export type Edit = { from: number; to: number; text: string }

/** What a shape may ask for while it reads. */
export type Reading = {
  /** The tag that is being read, for the error sentence. */
  tag: string
  /** Where the box stands; used when there is no better node to point at. */
  box: Nodes
  report(kind: string, node: Nodes, data?: Record<string, string>): void
  /** Reads a nested box with its own contract. */
  readBox(node: Nodes): { tag: string; props: Record<string, unknown> }
}

/** Reads from the front of `nodes` what belongs to it, and hands back the rest. */
export type Shape<T> = {
  /** German noun phrase for the handbook and for „erwartet wird …“, e.g. „eine Überschrift mit ##“. */
  says: string
  read(nodes: readonly Nodes[], reading: Reading): { value: T; rest: readonly Nodes[] }
}

export type ShapeValue<S> = S extends Shape<infer T> ? T : never

/** The parts of a box, in their order. */
export type Sequence = Record<string, Shape<unknown>>

export type Contract<A extends Record<string, Attribute<unknown>>, S extends Sequence> = {
  /** One German sentence: what the box is for. */
  purpose: string
  /** When something else serves better. */
  avoid?: string
  /** Tags it may stand in; absent: anywhere on the page. */
  inside?: readonly string[]
  /** `section`: it is a whole band of the page by itself. `side`: in a section it stands beside the text. */
  place?: 'section' | 'side'
  attributes: A
  content: S
}

/** Any contract, for code that handles all of them. */
export type AnyContract = Contract<Record<string, Attribute<unknown>>, Sequence>

/** The props a component gets from its contract. */
export type PropsOf<C> =
  C extends Contract<infer A, infer S> ? AttributeValues<A> & { [K in keyof S]: ShapeValue<S[K]> } : never

/** Fixes the types of a contract; does nothing at run time. */
export function contract<A extends Record<string, Attribute<unknown>>, S extends Sequence>(
  written: Contract<A, S>,
): Contract<A, S> {
  return written
}
