import type { Nodes, Root } from 'mdast'
import type { VFileMessage } from 'vfile-message'
import type { Film } from '../../components/contract/shapes'
import type { Offer, Passage } from '../../shared/messages'
import type { FrontMatter } from '../data/front-matter'
import type { Finding } from '../data/report'
import type { Box } from './boxes'

/** A heading of the page, in boxes too. */
export type Heading = { level: number; text: string; anchor: string }

/** An address that a page leads to or shows; `at` is an offset in the file. */
export type Link = { at: number; href: string; image: boolean }

/** Everything one .mdx file says, typed. Nothing later reads it again from HTML, CSS classes or prose. */
export type Page = {
  /** `/services/ki-rag-systeme` */
  url: string
  /** `content/services/ki-rag-systeme.mdx` */
  file: string
  /** Missing while the front matter is wrong. */
  head?: FrontMatter
  tree: Root
  /** In their order, those inside others too, with typed props. */
  boxes: (Box & { node: Nodes; at: number })[]
  headings: Heading[]
  links: Link[]
  /** Where links may jump to: headings, forms, the top. */
  anchors: ReadonlySet<string>
  /** What Emilia may quote; empty without `ContentData`. */
  passages: Passage[]
  /** What can be bought on the page; empty without `ContentData`. */
  offers: Offer[]
  /** What it is about, in the words above its title. */
  topic: string | undefined
  /** The films on the page; empty without `ContentData`. */
  films: Film[]
}

/** A page without a mistake. */
export type WholePage = Page & { head: FrontMatter }

/** A box that a page shows, by its tag. */
export type UsedBox = { tag: string }

/** The parts of a page that a document needs besides its words; of its boxes only the names, for their styles. */
export type PageFacts = Pick<WholePage, 'head' | 'passages' | 'offers' | 'films' | 'topic'> & {
  boxes: readonly UsedBox[]
}

/** Either the page, or in `syntax` why the parser gave up. Neither when the file has no head that could be cut off. */
export type ReadPage = { findings: Finding[]; page?: Page; syntax?: VFileMessage }
