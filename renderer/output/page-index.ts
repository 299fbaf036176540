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
  const question = { test: compile<Element, Element>(selector), name: subjectOf(selector) }
  questions.set(selector, question)
  return question
}

/** The class or tag that every matching element has: of `.a > p.b` it is `b`. */
function subjectOf(selector: string): string | undefined {
  const [tokens = []] = parse(selector)
  const name = (token: Selector) => {
    if (token.type === SelectorType.Tag) return token.name
    const isClass = token.type === SelectorType.Attribute && token.name === 'class'
    return isClass && token.action === AttributeAction.Element ? token.value : undefined
  }
  const isCombinator = ({ type }: Selector) =>
    type === SelectorType.Adjacent ||
    type === SelectorType.Child ||
    type === SelectorType.Descendant ||
    type === SelectorType.Sibling
  const last = tokens.slice(tokens.findLastIndex(isCombinator) + 1)
  return last.map(name).find(found => found !== undefined)
}
