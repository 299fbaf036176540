import { compile } from 'css-select'
import { AttributeAction, parse, type Selector, SelectorType } from 'css-what'
import { type Document, type Element, isTag } from 'domhandler'

/** What stands on a page, ready to be asked by a style sheet. */
export type PageIndex = {
  /** Whether a tag, a class, a tint, or a custom property in an attribute is there by this name. */
  has(name: string): boolean
  /** Whether some element matches. */
  matches(selector: string): boolean
}

type Question = { test: (element: Element) => boolean; name: string | undefined }

const PROPERTY = /var\((--[\w-]+)/g

/** Selectors are the same on most pages, hence compiled once. */
const questions = new Map<string, Question>()

export function indexPage(page: Document): PageIndex {
  const byName = new Map<string, Element[]>()
  const all: Element[] = []
  const add = (name: string, element: Element) => {
    const known = byName.get(name)
    if (known) known.push(element)
    else byName.set(name, [element])
  }
  const walk = (parent: Document | Element): void => {
    for (const node of parent.children) {
      if (!isTag(node)) continue
      all.push(node)
      add(node.name, node)
      for (const { name, value } of node.attributes) {
        if (name === 'class') for (const word of value.split(' ')) add(word, node)
        else if (name === 'data-tint') add(value, node)
        else if (value.includes('var(')) for (const [, property = ''] of value.matchAll(PROPERTY)) add(property, node)
      }
      walk(node)
    }
  }
  walk(page)
  return {
    has: name => byName.has(name),
    matches(selector) {
      const { test, name } = questionOf(selector)
      return (name === undefined ? all : (byName.get(name) ?? [])).some(test)
    },
  }
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
  const matches = compile<Element, Element>([tokens])
  const question = { test: (element: Element) => holds(element, depth) && matches(element), name: subjectOf(tokens) }
  questions.set(selector, question)
  return question
}

/** Whether elements stand so many levels below an element. */
function holds(element: Element, depth: number): boolean {
  return depth === 0 || element.children.some(child => isTag(child) && holds(child, depth - 1))
}

const BELOW = new Set<string>([SelectorType.Child, SelectorType.Descendant])
const COMBINATORS = new Set<string>([...BELOW, SelectorType.Adjacent, SelectorType.Sibling])

/** The class or tag that every matching element has: of `.a > p.b` it is `b`. */
function subjectOf(tokens: readonly Selector[]): string | undefined {
  const name = (token: Selector) => {
    if (token.type === SelectorType.Tag) return token.name
    const isClass = token.type === SelectorType.Attribute && token.name === 'class'
    return isClass && token.action === AttributeAction.Element ? token.value : undefined
  }
  const subject = tokens.slice(tokens.findLastIndex(({ type }) => COMBINATORS.has(type)) + 1)
  return subject.map(name).find(found => found !== undefined)
}
