import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { boxes as known } from '../../components/registry'
import { readText, render } from '../support/render-box'

const folder = new URL('../../components/', import.meta.url)
const names = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name in known)
  .map(entry => entry.name)
const exampleOf = (name: string) =>
  readFileSync(new URL(`${name}/${name}.example.mdx`, folder), 'utf8')

it('finds a folder for every box authors may write', () => {
  expect(names.toSorted()).toEqual(Object.keys(known).toSorted())
})

describe.each(names)('the example of <%s>', name => {
  it('is written as its contract asks', () => {
    const { boxes, sentences } = readText(exampleOf(name))
    expect(sentences).toEqual([])
    expect(boxes.map(box => box.tag)).toContain(name)
  })

  it('becomes HTML that the policy allows, without an id twice', () => {
    const html = render(exampleOf(name))
    expect(html.textContent.trim()).not.toBe('')
    expect(html.querySelectorAll('[style]')).toEqual([])
    expect(html.querySelectorAll('img:not([alt])')).toEqual([])
    const ids = html.querySelectorAll('[id]').map(element => element.id)
    expect(ids.length).toBe(new Set(ids).size)
    for (const label of html.querySelectorAll('[aria-labelledby]'))
      expect(ids).toContain(label.getAttribute('aria-labelledby'))
  })
})
