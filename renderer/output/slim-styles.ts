import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'
import { pruneSelectors } from './prune-selectors'

/** Vite's own baseline: what these browsers know is not written twice. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }
const STYLE = /(<style data-page[^>]*>)(.*?)(<\/style>)/s
const MOVEMENT = /@keyframes ([\w-]+)/g
const PROPERTY = /(--[\w-]+):/g
const NAME = /-{0,2}[a-zA-Z_][\w-]*/g
/** What a style sheet may ask of a page: its tags, classes, tints and the custom properties in its attributes. */
const ASKED = /<([a-z]\w*)|(?:class|data-tint)="([^"]*)"|var\((--[\w-]+)/g

/** All text of the site's scripts: what they name may come into a page later. */
export async function scriptWords(assets: string): Promise<ReadonlySet<string>> {
  const files = await readdir(assets, { recursive: true })
  const scripts = await Promise.all(
    files.filter(file => file.endsWith('.js')).map(file => readFile(join(assets, file), 'utf8')),
  )
  return new Set(['html', 'body', ...scripts.flatMap(text => text.match(NAME) ?? [])])
}

/**
 * A page with its style sheet reduced to what the page can show: selectors go whose tag, class or tint is neither in its
 * HTML nor named by any script, then the custom properties and movements that nothing refers to any more.
 */
export function slimStyles(html: string, scripts: ReadonlySet<string>): string {
  const style = html.match(STYLE)
  if (!style) return html
  const [whole, open, css = '', close] = style
  const words = new Set<string>()
  for (const [, tag, classes, property] of html.replace(whole, '').matchAll(ASKED))
    for (const word of tag ? [tag] : property ? [property] : (classes ?? '').split(' ')) words.add(word)
  return html.replace(whole, () => open + slim(css, name => words.has(name) || scripts.has(name)) + close)
}

const slimmed = new Map<string, string>()

function slim(css: string, isKnown: (name: string) => boolean): string {
  // Pages of one kind have one sheet.
  const key = `${namesIn(css).filter(name => !isKnown(name))}\n${css}`
  const ready = slimmed.get(key)
  if (ready !== undefined) return ready
  let result = pruneSelectors(minify(css, []), isKnown)
  // What refers to a property may itself be idle, hence again.
  for (let pass = 0; pass < 2; pass++) result = minify(result, idle(result, isKnown))
  slimmed.set(key, result)
  return result
}

const names = new Map<string, string[]>()

function namesIn(css: string): string[] {
  const found = names.get(css) ?? [...new Set(css.match(NAME))]
  names.set(css, found)
  return found
}

/** Custom properties and movements that are defined and never asked for. */
function idle(css: string, isKnown: (name: string) => boolean): string[] {
  const asked = new Set(find(css, /var\((--[\w-]+)/g))
  const moving = css.replace(MOVEMENT, '')
  return [
    ...find(css, PROPERTY).filter(name => !asked.has(name) && !isKnown(name)),
    ...find(css, MOVEMENT).filter(name => !moving.includes(name)),
  ]
}

function minify(css: string, unusedSymbols: string[]): string {
  // Its stand-in for light-dark() would define two properties on every page; the site has one scheme.
  const exclude = Features.LightDark
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true, targets, exclude, unusedSymbols }
  return transform(options).code.toString()
}

function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}
