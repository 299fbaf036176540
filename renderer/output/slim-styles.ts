import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'

/** Vite's own baseline: what these browsers know is not written twice. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }
const STYLE = /(<style data-page[^>]*>)(.*?)(<\/style>)/s
const MOVEMENT = /@keyframes ([\w-]+)/g
const PROPERTY = /(--[\w-]+):/g
const NAME = /-{0,2}[a-zA-Z_][\w-]*/g

/** All text of the site's scripts: what they name may come into a page later. */
export async function scriptWords(assets: string): Promise<ReadonlySet<string>> {
  const files = await readdir(assets, { recursive: true })
  const scripts = await Promise.all(
    files.filter(file => file.endsWith('.js')).map(file => readFile(join(assets, file), 'utf8')),
  )
  return new Set(scripts.flatMap(text => text.match(NAME) ?? []))
}

/**
 * A page with its style sheet reduced to what the page can show: classes neither in its HTML nor named by any script go,
 * then the custom properties and movements that nothing refers to any more.
 */
export function slimStyles(html: string, scripts: ReadonlySet<string>): string {
  return html.replace(STYLE, (_, open: string, css: string, close: string) => {
    const words = new Set(html.replace(STYLE, '').match(NAME))
    const isIdle = (name: string) => !words.has(name) && !scripts.has(name)
    return open + slim(css, find(css, /\.([a-zA-Z][\w-]*)/g).filter(isIdle), find(css, PROPERTY).filter(isIdle)) + close
  })
}

const slimmed = new Map<string, string>()

/** `classes` nobody bears; `properties` that only the style sheet itself may still ask for. */
function slim(css: string, classes: string[], properties: string[]): string {
  const key = `${classes}\n${properties}\n${css}`
  const known = slimmed.get(key)
  if (known !== undefined) return known
  // A movement may be called like a class.
  const movements = new Set(find(css, MOVEMENT))
  let result = minify(
    css,
    classes.filter(name => !movements.has(name)),
  )
  // What refers to a property may itself be idle, hence again.
  for (let pass = 0; pass < 2; pass++) result = minify(result, idle(result, properties))
  slimmed.set(key, result)
  return result
}

/** Custom properties and movements that are defined and never asked for. */
function idle(css: string, properties: readonly string[]): string[] {
  const asked = new Set(find(css, /var\((--[\w-]+)/g))
  const moving = css.replace(MOVEMENT, '')
  return [...properties.filter(name => !asked.has(name)), ...find(css, MOVEMENT).filter(name => !moving.includes(name))]
}

function minify(css: string, unusedSymbols: string[]): string {
  // Its stand-in for light-dark() would define two properties on every page; the site has one scheme.
  const exclude = Features.LightDark
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude,
    unusedSymbols,
  })
  return code.toString()
}

function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}
