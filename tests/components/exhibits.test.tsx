import { readFileSync } from 'node:fs'
import type { List } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Exhibit } from '../../components/Exhibit'
import { exhibits } from '../../components/exhibit/exhibits'
import { words } from '../../components/parts/inline'
import { diagnose } from '../../renderer/data/diagnose'
import { readBoxes } from '../../renderer/page/boxes'
import { parse as parseMdx } from '../../renderer/page/parse'
import { findingsOf, mdx } from '../support/page'

type Tag = keyof typeof exhibits
const tags = Object.keys(exhibits).filter(tag => tag !== 'ChatDemo') as Tag[]
const exampleOf = (tag: Tag) => readFileSync(`components/${tag}/${tag}.example.mdx`, 'utf8')

/** The box of an example, what is wrong in it, and its lines as an author wrote them. */
function read(tag: Tag) {
  const tree = parseMdx(exampleOf(tag))
  const node = tree.children[0] as MdxJsxFlowElement
  const { found, report } = diagnose('', exampleOf(tag))
  const props = readBoxes(tree, report).get(node)?.props ?? {}
  const list = node.children.find(child => child.type === 'list') as List
  return { props, found, lines: list.children.map(words) }
}

/** Letters and digits only: how a line is set in the page is the exhibit's affair. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe.each(tags)('<%s>', tag => {
  const { props, found, lines } = read(tag)
  const html = renderToStaticMarkup(<Exhibit tag={tag} props={props} />)
  const page = parse(html)

  it('accepts its example', () => {
    expect(found).toEqual([])
    expect(lines.length).toBeGreaterThanOrEqual(3)
  })

  it('shows its lines as list items, whole and in their order', () => {
    for (const extra of page.querySelectorAll('[aria-hidden], .visually-hidden, .calendar-slots-new')) extra.remove()
    const items = page.querySelectorAll('ol > li').map(item => letters(item.text))
    expect(items).toEqual(lines.map(line => letters(tag === 'CalendarSlots' ? line.replace(' frei.', '') : line)))
  })

  it('carries its title as caption, waits to be seen, and has no inline styles', () => {
    expect(letters(page.querySelector('figure > figcaption')?.text ?? '')).toContain(letters(String(props.title)))
    expect(page.querySelectorAll('[data-play]')).toHaveLength(1)
    expect(html).not.toContain('style=')
  })

  it('reports a line of another shape', async () => {
    const findings = await findingsOf(mdx(exampleOf(tag).replace(/^(-|1\.) .*$/m, '$1 Eine Zeile ohne fetten Anfang')))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain('Diese Zeile der Liste sieht anders aus als nötig. Schreiben Sie `')
  })
})

describe('lines with a start of their own', () => {
  const box = (tag: Tag, line: string) => mdx(`<${tag} title="Titel">\n\n- ${line}\n\n</${tag}>`)

  it.each<[Tag, string]>([
    ['CalendarSlots', '**abends.** Huber'],
    ['TrialDays', '**Tag 15.** Zu spät'],
    ['TrialDays', '**Tag 5 bis 2.** Verdreht'],
    ['NightDesk', '**nachts.** Frage'],
    ['ServiceBoard', '**früh.** VW Golf'],
    ['Roadmap', '**Nur ein Anfang.**'],
  ])('<%s> reports „%s“', async (tag, line) => {
    expect(await findingsOf(box(tag, line))).toHaveLength(1)
  })

  it('NightDesk marks the language only of what stands in italics', () => {
    const { props } = read('NightDesk')
    const page = parse(renderToStaticMarkup(<Exhibit tag="NightDesk" props={props} />))
    expect(page.querySelectorAll('[lang]').map(part => part.getAttribute('lang'))).toEqual(['en', 'en', 'it', 'it'])
  })
})
