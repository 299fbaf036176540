import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../files-below'
import type { PageIndex } from './page-index'
import { type Needs, needsOf } from './selector-needs'
import { gatherLayers, readRules, type SheetPart } from './sheet-rules'

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

type Sheet = { parts: readonly SheetPart[]; asked: readonly Asked[]; properties: readonly string[] }
type Asked = Needs & { selector: string }

/**
 * Reduces a page's minified style sheet to what the page can show: selectors go that match nothing in its HTML, whatever
 * scripts may add, then the custom properties and movements that nothing refers to any more.
 */
export function styleSlimmer(scripts: ReadonlySet<string>): (sheet: string, page: PageIndex) => string {
  const isScripted = (name: string) => scripts.has(name)
  const sheets = new Map<string, Sheet>()
  const selectors = new Map<string, Asked>()
  const slimmed = new Map<Sheet, Map<string, string>>()
  const asked = (selector: string): Asked => {
    const known = selectors.get(selector) ?? { selector, ...needsOf(selector, isScripted) }
    selectors.set(selector, known)
    return known
  }

  return (text, page) => {
    const sheet = sheets.get(text) ?? readSheet(text, asked)
    sheets.set(text, sheet)
    const isKnown = (name: string) => page.has(name) || scripts.has(name)
    const matches = ({ names, place }: Asked) => names.every(isKnown) && (place === null || page.matches(place))
    const kept = sheet.asked.map(matches)
    // Pages of one kind have one sheet, unless their attributes ask for other properties.
    const kind = `${sheet.properties.filter(isKnown)} ${kept.map(Number).join('')}`
    const kinds = slimmed.get(sheet) ?? new Map<string, string>()
    slimmed.set(sheet, kinds)
    const known = kinds.get(kind) ?? slim(sheet, kept, isKnown)
    kinds.set(kind, known)
    return known
  }
}

function readSheet(css: string, asked: (selector: string) => Asked): Sheet {
  const parts = readRules(gatherLayers(css))
  const selectors = parts.flatMap(part => (typeof part === 'string' ? [] : part.selectors))
  return { parts, asked: selectors.map(asked), properties: find(css, PROPERTY) }
}

/** `kept`: which selectors stay, in the order of the sheet. */
function slim({ parts, asked }: Sheet, kept: readonly boolean[], isKnown: (name: string) => boolean): string {
  let next = 0
  let css = ''
  for (const part of parts) {
    if (typeof part === 'string') css += part
    else {
      const from = next
      next += part.selectors.length
      const list = asked.slice(from, next).filter((_, index) => kept[from + index])
      if (list.length > 0) css += list.map(({ selector }) => selector).join(',') + part.body
    }
  }
  return withoutIdle(css, isKnown)
}

/** Takes out custom properties and movements that are defined and never asked for, or only by others of this kind. */
function withoutIdle(css: string, isKnown: (name: string) => boolean): string {
  const asked = new Set(find(css, /var\((--[\w-]+)/g))
  const properties = find(css, PROPERTY).filter(name => !asked.has(name) && !isKnown(name))
  const moving = css.replace(MOVEMENT, '')
  const movements = find(css, MOVEMENT).filter(name => !moving.includes(name))
  if (properties.length + movements.length === 0) return withoutEmpty(css)
  const idle = new Set([...properties, ...movements])
  const isIdle = (name: string | undefined) => name !== undefined && idle.has(name)
  const used = css.replace(DEFINITION, (whole, property?: string, typed?: string, movement?: string) =>
    [property, typed, movement].some(isIdle) ? '' : whole,
  )
  return withoutIdle(used, isKnown)
}

/** Takes out what holds nothing, then what held only that: the page's own parts are minified, so nothing else is left to do. */
function withoutEmpty(css: string): string {
  const fuller = css.replace(/;(?=\})/g, '').replace(/(?<=[{};]|^)[^{};]*\{\}/g, '')
  return fuller === css ? css : withoutEmpty(fuller)
}

function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}
