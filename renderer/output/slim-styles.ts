import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../files-below'
import type { PageIndex } from './page-index'
import { type Needs, needsOf } from './selector-needs'
import { gatherLayers, readRules, type SheetPart, withoutBlanks } from './sheet-rules'

const MOVEMENT = /@keyframes ([\w-]+)/g
const PROPERTY = /(--[\w-]+):/g
/** Where a custom property gets a value or a type, and where a movement is told. */
const DEFINITION =
  /(?<=[{;])(--[\w-]+):[^;}]*;?|@property (--[\w-]+)\{[^{}]*\}|@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
const NAME = /-{0,2}[a-zA-Z_][\w-]*/g
/** React knows every tag there is; what islands show is named in their own files. */
const REACT = 'react.transitional.element'

/** All text of the site's scripts: what they name may come into a page later. */
export async function scriptWords(assets: string): Promise<ReadonlySet<string>> {
  const files = filesBelow(assets).filter(file => file.endsWith('.js'))
  const scripts = await Promise.all(files.map(file => readFile(join(assets, file), 'utf8')))
  const own = scripts.filter(text => !text.includes(REACT))
  return new Set(['html', 'body', 'js', ...own.flatMap(text => text.match(NAME) ?? [])])
}

type Sheet = {
  parts: readonly SheetPart[]
  asked: readonly Asked[]
  words: readonly string[]
  kinds: Map<string, Kind>
}
type Asked = Needs & { selector: string }
/** Pages that know the same words of a sheet: what they ask by name alone, what by its place, and their sheets by the answers. */
type Kind = { named: readonly Asked[]; placed: readonly Asked[]; slimmed: Map<string, string> }

/**
 * Reduces a page's minified style sheet to what the page can show: selectors go that match nothing in its HTML, whatever
 * scripts may add, then the custom properties and movements that nothing refers to any more.
 */
export function styleSlimmer(scripts: ReadonlySet<string>): (sheet: string, page: PageIndex) => string {
  const isScripted = (name: string) => scripts.has(name)
  const sheets = new Map<string, Sheet>()
  const selectors = new Map<string, Asked>()
  const asked = (selector: string): Asked => {
    const known = selectors.get(selector) ?? { selector, ...needsOf(selector, isScripted) }
    selectors.set(selector, known)
    return known
  }

  return (text, page) => {
    const sheet = sheets.get(text) ?? readSheet(text, asked)
    sheets.set(text, sheet)
    const words = sheet.words.filter(name => page.has(name) || scripts.has(name))
    const key = words.join(' ')
    const kind = sheet.kinds.get(key) ?? kindOf(sheet, new Set(words))
    sheet.kinds.set(key, kind)
    const answers = kind.placed.map(({ place }) => place !== null && page.matches(place))
    const answer = answers.map(Number).join('')
    const placed = kind.placed.filter((_, index) => answers[index])
    const known = kind.slimmed.get(answer) ?? slim(sheet, new Set([...kind.named, ...placed]), new Set(words))
    kind.slimmed.set(answer, known)
    return known
  }
}

function readSheet(css: string, asked: (selector: string) => Asked): Sheet {
  const parts = readRules(gatherLayers(withoutBlanks(css)))
  const selectors = parts.flatMap(part => (typeof part === 'string' ? [] : part.selectors)).map(asked)
  const words = new Set([...selectors.flatMap(({ names }) => names), ...find(css, PROPERTY)])
  return { parts, asked: selectors, words: [...words], kinds: new Map() }
}

function kindOf({ asked }: Sheet, words: ReadonlySet<string>): Kind {
  const possible = asked.filter(({ names }) => names.every(name => words.has(name)))
  const named = possible.filter(({ place }) => place === null)
  return { named, placed: possible.filter(({ place }) => place !== null), slimmed: new Map() }
}

function slim({ parts, asked }: Sheet, kept: ReadonlySet<Asked>, words: ReadonlySet<string>): string {
  let next = 0
  let css = ''
  for (const part of parts) {
    if (typeof part === 'string') css += part
    else {
      const list = asked.slice(next, next + part.selectors.length).filter(selector => kept.has(selector))
      next += part.selectors.length
      if (list.length > 0) css += list.map(({ selector }) => selector).join(',') + part.body
    }
  }
  return withoutIdle(css, words)
}

/** Takes out custom properties and movements that are defined and never asked for, or only by others of this kind. */
function withoutIdle(css: string, words: ReadonlySet<string>): string {
  const asked = new Set(find(css, /var\((--[\w-]+)/g))
  const properties = find(css, PROPERTY).filter(name => !asked.has(name) && !words.has(name))
  const moving = css.replace(MOVEMENT, '')
  const movements = find(css, MOVEMENT).filter(name => !moving.includes(name))
  if (properties.length + movements.length === 0) return withoutEmpty(css)
  const idle = new Set([...properties, ...movements])
  const isIdle = (name: string | undefined) => name !== undefined && idle.has(name)
  const used = css.replace(DEFINITION, (whole, property?: string, typed?: string, movement?: string) =>
    [property, typed, movement].some(isIdle) ? '' : whole,
  )
  return withoutIdle(used, words)
}

/** Takes out what holds nothing, then what held only that: the page's own parts are minified, so nothing else is left to do. */
function withoutEmpty(css: string): string {
  const fuller = css.replace(/;(?=\})/g, '').replace(/(?<=[{};]|^)[^{};]*\{\}/g, '')
  return fuller === css ? css : withoutEmpty(fuller)
}

function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}
