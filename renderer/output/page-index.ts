import { compile } from 'css-select'
import { AttributeAction, parse, type Selector, SelectorType } from 'css-what'
import { type AnyNode, type Document, type Element, isTag, type ParentNode } from 'domhandler'
import { getElementsByTagName, replaceElement } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** What stands on a page, ready to be asked by a style sheet. */
export type PageIndex = {
  /** Whether a tag, a class, a tint, or a custom property in an attribute is there by this name. */
  has(name: string): boolean
  /** Whether some element matches. */
  matches(selector: string): boolean
}

type Question = { test: (element: Element) => boolean; anchor: Anchor | undefined; asksOfMain: boolean }

/** A tag or class that a match has (`at`), stands in (`below`), or stands in or behind (`beside`). */
type Anchor = { name: string; where: 'at' | 'below' | 'beside' }

type Names = { byName: ReadonlyMap<string, Element[]>; all: readonly Element[] }
type Shell = Names & { main: Element; answers: Map<string, boolean> }

const PROPERTY = /var\((--[\w-]+)/g
/** What the menus say of the page: no style is dropped for it, a visitor goes on to others. */
const CURRENT = / aria-current="page"/g

/** Selectors are the same on most pages, hence compiled once. */
const questions = new Map<string, Question>()
/** As are the words around `<main>`, hence read once; each page's own `<main>` is put into them. */
const shells = new Map<string, Shell>()

/**
 * Reads the body of a page.
 * @returns its `<main>`, and what a style sheet may ask: only until the next page is read
 */
export function indexPage(html: string): { main: Element; index: PageIndex } {
  const from = Math.max(0, html.indexOf('<main'))
  const to = html.lastIndexOf('</main>')
  const written = to === -1 ? '' : html.slice(from, to + '</main>'.length)
  const around = `${html.slice(0, from)}<main></main>${html.slice(from + written.length)}`.replace(CURRENT, '')
  const shell = shells.get(around) ?? readShell(around)
  shells.set(around, shell)
  const main = mainOf(parseDocument(written || '<main></main>'))
  replaceElement(shell.main, main)
  shell.main = main
  const own = namesIn([main])
  return {
    main,
    index: {
      has: name => own.byName.has(name) || shell.byName.has(name),
      matches(selector) {
        const question = questionOf(selector)
        // Around `<main>` the answer is the same on every page, unless it depends on what `<main>` is or holds.
        let around = question.asksOfMain ? undefined : shell.answers.get(selector)
        if (around === undefined) {
          around = standsAround(shell, own, question)
          shell.answers.set(selector, around)
        }
        return around || standsIn(own, shell, question)
      },
    },
  }
}

/** Whether an element around `<main>` matches. */
function standsAround(shell: Shell, own: Names, { anchor, test }: Question): boolean {
  const named = anchor && (shell.byName.get(anchor.name) ?? [])
  if (anchor?.where === 'at') return named?.some(test) ?? false
  // Of what is in `<main>`, only itself can stand before an element around it.
  const isPossible = !anchor || named?.length || own.byName.get(anchor.name)?.includes(shell.main)
  return isPossible ? shell.all.some(test) : false
}

/** Whether `<main>` or an element in it matches: only below or beside the anchor, where that is in `<main>` too. */
function standsIn(own: Names, shell: Shell, { anchor, test }: Question): boolean {
  const named = anchor && (own.byName.get(anchor.name) ?? [])
  if (anchor?.where === 'at') return named?.some(test) ?? false
  if (!named || shell.byName.has(anchor.name)) return own.all.some(test)
  return named.some(element => anyBelow(anchor.where === 'beside' && element.parent ? element.parent : element, test))
}

function anyBelow({ children }: ParentNode, test: (element: Element) => boolean): boolean {
  return children.some(child => isTag(child) && (test(child) || anyBelow(child, test)))
}

function readShell(html: string): Shell {
  const document = parseDocument(html)
  const main = mainOf(document)
  const { byName, all } = namesIn(document.children)
  return {
    byName: new Map([...byName].filter(([name]) => name !== 'main')),
    all: all.filter(element => element !== main),
    main,
    answers: new Map(),
  }
}

function mainOf(document: Document): Element {
  const [main] = getElementsByTagName('main', document, true, 1)
  if (!main) throw new Error('a page without <main>')
  return main
}

function namesIn(nodes: readonly AnyNode[]): Names {
  const byName = new Map<string, Element[]>()
  const all: Element[] = []
  const add = (name: string, element: Element) => {
    const known = byName.get(name)
    if (known) known.push(element)
    else byName.set(name, [element])
  }
  const walk = (children: readonly AnyNode[]): void => {
    for (const node of children) {
      if (!isTag(node)) continue
      all.push(node)
      add(node.name, node)
      for (const name in node.attribs) {
        const value = node.attribs[name] ?? ''
        if (name === 'class') for (const word of value.split(' ')) add(word, node)
        else if (name === 'data-tint') add(value, node)
        else if (value.includes('var(')) for (const [, property = ''] of value.matchAll(PROPERTY)) add(property, node)
      }
      walk(node.children)
    }
  }
  walk(nodes)
  return { byName, all }
}

function questionOf(selector: string): Question {
  const known = questions.get(selector)
  if (known) return known
  let [tokens = []] = parse(selector)
  let depth = 0
  // `.a *` asks whether an `.a` has something in it, which is quicker to say than what stands in an `.a`.
  while (BELOW.has(tokens.at(-2)?.type ?? '') && tokens.at(-1)?.type === SelectorType.Universal) {
    tokens = tokens.slice(0, -2)
    depth++
  }
  const asksOfMain = depth > 0 || /:has\(|[+~]/.test(selector)
  // What the library keeps of an element around `<main>` would hold for the next page too.
  const matches = compile<Element, Element>([tokens], { cacheResults: !asksOfMain })
  const test = (element: Element) => holds(element, depth) && matches(element)
  const question = { test, anchor: anchorOf(tokens), asksOfMain }
  questions.set(selector, question)
  return question
}

/** Whether elements stand so many levels below an element. */
function holds(element: Element, depth: number): boolean {
  return depth === 0 || element.children.some(child => isTag(child) && holds(child, depth - 1))
}

const BELOW = new Set<string>([SelectorType.Child, SelectorType.Descendant])
const SIBLINGS = new Set<string>([SelectorType.Adjacent, SelectorType.Sibling])

/** The last class or tag by name: of `.a > p.b` it is `b`, which a match has; of `.a > *` it is `a`, in which a match stands. */
function anchorOf(tokens: readonly Selector[]): Anchor | undefined {
  const index = tokens.findLastIndex(token => nameOf(token) !== undefined)
  const name = index === -1 ? undefined : nameOf(tokens[index])
  if (name === undefined) return undefined
  const behind = tokens.slice(index + 1).map(({ type }) => type)
  if (behind.some(type => SIBLINGS.has(type))) return { name, where: 'beside' }
  return { name, where: behind.some(type => BELOW.has(type)) ? 'below' : 'at' }
}

function nameOf(token: Selector | undefined): string | undefined {
  if (token?.type === SelectorType.Tag) return token.name
  const isClass = token?.type === SelectorType.Attribute && token.name === 'class'
  return isClass && token.action === AttributeAction.Element ? token.value : undefined
}
