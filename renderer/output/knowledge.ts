import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { parse as parseYaml } from 'yaml'
import { euro } from '../../components/format'
import type { Prices, Site } from '../../components/frame/types'
import type { Knowledge } from '../../server/messages'
import { messengerUrl } from '../Shell'

/** A finished page, as visitors get it. */
export type BuiltPage = { url: string; title: string; description: string; html: string; noindex: boolean }

type Passage = Knowledge['passages'][number]

/** Elements whose text says nothing by itself. */
const SILENT = '.visually-hidden, .button-row, .chat-demo-foot, form, script, style, noscript'

/** The words of an element, blocks kept apart. */
function textOf(element: HTMLElement): string {
  const separated = element.structuredText
  return separated
    .replace(/[ \t]+/g, ' ')
    .replace(/\n+/g, '\n')
    .trim()
}

/** Cuts a page's `<main>` at its headings: one passage for each h1, h2 and h3 with the text below it. */
export function passagesOf(page: BuiltPage): Passage[] {
  const main = parse(page.html).querySelector('main')
  if (!main) return []
  for (const silent of main.querySelectorAll(SILENT)) silent.remove()
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
        // A row is one sentence; the cells' order is that of the table's head.
        const cells = node.querySelectorAll('th, td').map(cell => textOf(cell).replaceAll('\n', ' '))
        lines.push(cells.filter(Boolean).join(', '))
      } else if (/^H[123]$/.test(node.tagName)) {
        close()
        heading = textOf(node)
        anchor = node.tagName === 'H1' ? '' : (node.getAttribute('id') ?? anchor)
      } else if (node.querySelector('h1, h2, h3, table, details, figure, ul, ol, dl, section')) walk(node)
      else {
        const text = textOf(node).replaceAll('\n', ' ')
        if (text) lines.push(text)
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
    tiers: prices.tiers.map(({ name, from, perMessage }) => ({ name, from, perMessage })),
    synonyms: parseYaml(emilia('synonyms.yaml')),
  }
}
