import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { exhibits } from '../../../components/boxes/exhibits'
import { boxes, contracts } from '../../../components/boxes/registry'
import { boxEntries } from '../../../renderer/editing/catalogue/entries'
import { renderCatalogue } from '../../../renderer/editing/catalogue/render-catalogue'
import { checkPage } from '../../../renderer/editing/check/check-page'

const tags = Object.keys(boxes)
const exampleOf = (tag: string) => boxEntries().find(entry => entry.tag === tag)?.example ?? ''
const readme = readFileSync('content/README.md', 'utf8')

describe('the catalogue', () => {
  let page: ReturnType<typeof parse>
  beforeAll(() => {
    // The default would take what stands in <pre> for plain text.
    page = parse(renderCatalogue(), { blockTextElements: { script: true, style: true } })
  })

  it.each(tags)('shows <%s>: live, its lines, its purpose and its attributes', tag => {
    const entry = page.querySelector(`#box-${tag}`)
    expect(entry?.querySelector('.catalogue-purpose')?.text).toBe(
      boxes[tag as keyof typeof boxes].purpose,
    )
    expect(entry?.querySelector('pre code')?.text).toBe(exampleOf(tag))
    expect(entry?.querySelector(`[data-live="${tag}"]`)?.text.trim()).not.toBe('')
    const listed = entry?.querySelectorAll('li code').map(({ text }) => text) ?? []
    for (const name of Object.keys(boxes[tag as keyof typeof boxes].attributes))
      expect(listed).toContain(name)
  })

  it('shows boxes that stand in others with them', () => {
    const shown = boxEntries().flatMap(entry => [entry.tag, ...entry.inner.map(({ tag }) => tag)])
    expect(new Set(shown)).toEqual(new Set(Object.keys(contracts)))
  })
})

describe('the handbook', () => {
  it.each(tags)('names <%s>, and says what it is for', tag => {
    const purpose = boxes[tag as keyof typeof boxes].purpose.split(/(?<=\.) /)[0]
    const named = tag in exhibits ? `\`${tag}\`` : `| ${purpose} | \`<${tag}>\` |`
    expect(readme.includes(named), `content/README.md holds ${named}`).toBe(true)
  })

  it('shows a page that is one', () => {
    const [, page = ''] = /^```mdx\n([\s\S]*?)^```$/m.exec(readme) ?? []
    expect(checkPage('content/ki-optiker.mdx', page).findings).toEqual([])
  })
})
