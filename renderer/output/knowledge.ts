import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { euro } from '../../components/format'
import type { Prices, Site } from '../../components/frame/types'
import type { Knowledge } from '../../server/messages'
import { messengerUrl } from '../site-address'

/** A finished page, as visitors get it. */
export type BuiltPage = { url: string; title: string; description: string; html: string; noindex: boolean }

type Passage = Knowledge['passages'][number]

/** Elements whose text says nothing by itself, or nothing that is true: example chats, exhibits, sample quotes. */
const SILENT =
  '.visually-hidden, [aria-hidden=true], .button-row, .button, .badge, .kicker, .chat-demo, .exhibit, .quotes, form, script, style, noscript'

/** Elements whose children are lines of their own. */
const LINES = /^(UL|OL|DL|TABLE|THEAD|TBODY)$/

/** The words of an element, blocks kept apart. */
function textOf(element: HTMLElement): string {
  const separated = element.structuredText
  return separated
    .replace(/[ \t]+/g, ' ')
    .replace(/\n+/g, '\n')
    .trim()
}

/** A row as one sentence: „Terminbuchung: Art Inbound, KI 0,80 €“. */
function rowOf(row: HTMLElement): string {
  const words = (cell: HTMLElement) => textOf(cell).replaceAll('\n', ' ')
  const head = row.closest('table')?.querySelectorAll('thead th').map(words) ?? []
  const [first = '', ...rest] = row.querySelectorAll('th, td').map(words)
  return `${first}: ${rest.map((cell, i) => [head[i + 1], cell].filter(Boolean).join(' ')).join(', ')}`
}

/** Cuts a page's `<main>` at its headings: one passage for each h1, h2 and h3 with the text below it. */
export function passagesOf(page: BuiltPage): Passage[] {
  // „500 €</b><span>zzgl.“ are two words.
  const main = parse(page.html.replace(/<\/(?:span|b|small|time|dt)>(?=<)/g, '$& ')).querySelector('main')
  if (!main) return []
  for (const silent of main.querySelectorAll(SILENT)) {
    // „ja“ and „nein“ behind the ticks of a table are what its cells say.
    if (!(silent.classList.contains('visually-hidden') && silent.closest('td'))) silent.remove()
  }
  const passages: Passage[] = []
  let heading = page.title
  let anchor = ''
  let lines: string[] = []
  const close = () => {
    const text = lines.join('\n').trim()
    if (text) passages.push({ url: page.url + (anchor ? `#${anchor}` : ''), page: page.title, heading, text })
    lines = []
  }
  const walk = (element: HTMLElement): void => {
    for (const child of element.childNodes) {
      if (child.nodeType !== 1) {
        const text = child.text.trim()
        if (text) lines.push(text)
        continue
      }
      const node = child as HTMLElement
      if (node.tagName === 'TR') {
        if (node.parentNode?.tagName !== 'THEAD') lines.push(rowOf(node))
      } else if (/^H[123]$/.test(node.tagName)) {
        close()
        heading = textOf(node)
        anchor = node.tagName === 'H1' ? '' : (node.getAttribute('id') ?? anchor)
      } else if (
        LINES.test(node.tagName) ||
        node.querySelector('h1, h2, h3, table, details, figure, ul, ol, dl, section')
      )
        walk(node)
      else {
        const text = textOf(node).replaceAll('\n', ' ')
        // Who quotes a list has to see where it ends.
        if (text) lines.push(node.tagName === 'LI' ? `- ${text}` : text)
      }
    }
  }
  walk(main)
  close()
  return passages
}

/** The fixed facts that Emilia always has before her, whatever the question is. */
function digest(site: Site, prices: Prices, pages: readonly BuiltPage[]): string {
  const tiers = prices.tiers.map(
    tier =>
      `- ${tier.name} („${tier.tagline}“): ab ${euro(tier.from)}, zzgl. ${euro(tier.perMessage)} pro Nachricht. ${tier.features.join('; ')}.`,
  )
  return [
    `${site.brand}: ${site.claim}. ${site.blurb}`,
    `Preise (${prices.condition}):\n${tiers.join('\n')}`,
    'Test: 14 Tage kostenlos, keine Kreditkarte (/trial).',
    `Erreichbar: ${site.hours.days} ${site.hours.time}, E-Mail ${site.email}, Telefon ${site.phone}, Kontaktseite /kontaktinformationen.`,
    `Seiten:\n${pages.map(page => `- ${page.url}: ${page.title}`).join('\n')}`,
  ].join('\n\n')
}

/** Everything Emilia knows, made from the built pages and the same data. */
export function knowledgeOf(pages: readonly BuiltPage[], site: Site, prices: Prices, root = process.cwd()): Knowledge {
  const emilia = (file: string) => readFileSync(join(root, 'content/emilia', file), 'utf8')
  const known = pages.filter(page => !page.noindex)
  return {
    persona: emilia('persona.md'),
    digest: digest(site, prices, known),
    passages: known.flatMap(passagesOf),
    routes: known.map(({ url, title, description }) => ({ url, title, description })),
    site: {
      brand: site.brand,
      email: site.email,
      phone: site.phone,
      hours: `${site.hours.days} ${site.hours.time}`,
      messengerUrl: messengerUrl(site),
    },
    tiers: prices.tiers.map(({ name, from, perMessage, features }) => ({ name, from, perMessage, features })),
    synonyms: parseYaml(emilia('synonyms.yaml')),
    topics: parseYaml(emilia('topics.yaml')),
  }
}
