import { afterEach, beforeEach, expect, it } from 'vitest'
import { repairContent } from '../../renderer/check/repair'
import { type ContentCopy, copyContent, rightPage } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

it.each([
  ['check marks for a list', '✅ Eins\n✔️ Zwei\n\n1️⃣ Eins\n2️⃣ Zwei', '- Eins\n- Zwei\n\n1. Eins\n2. Zwei'],
  ['sources of a chat', 'Zeit 【4†source】, Geld:contentReference[oaicite:0]{index=0}.', 'Zeit, Geld.'],
  [
    'the name of a program in addresses',
    '[A](https://a.at/?utm_source=chatgpt.com) [B](https://a.at/?utm_source=chatgpt.com&b=1#c) [C](https://a.at/?b=1&utm_source=openai)',
    '[A](https://a.at/) [B](https://a.at/?b=1#c) [C](https://a.at/?b=1)',
  ],
  ['marks in a value', '<Hero kicker="**Neu**">\n\n# A\n\n</Hero>', '<Hero kicker="Neu">\n\n# A\n\n</Hero>'],
])('--fix mends what was pasted: %s', (_name, wrong, right) => {
  const page = (body: string) => rightPage('/q', body).replace(/# Probe\n\n(?=<Hero)/, '')
  copy.write('content/q.mdx', page(wrong))
  repairContent(copy.root)
  expect(copy.read('content/q.mdx')).toBe(page(right))
})

it.each(['\r', '\r\r\n'])('--fix keeps lines that end with %j', end => {
  const page = (words: string) => rightPage('/q', `-${words}\n\nZwei.`).replaceAll('\n', end)
  copy.write('content/q.mdx', page('\u00a0Eins'))
  repairContent(copy.root)
  expect(copy.read('content/q.mdx')).toBe(page(' Eins'))
})

it('--fix puts straight quotes in the place of others around a value, not around them too', () => {
  const page = rightPage('/q', 'Text.')
  const described = (value: string) => page.replace(/^description: .*$/m, () => `description: ${value}`)
  const words =
    'Eine Probe: Sie ist so lang, wie Suchmaschinen es gern haben, damit nur gemeldet wird, was an ihr wirklich nicht stimmt.'
  copy.write('content/q.mdx', described(`„${words}“`))
  repairContent(copy.root)
  expect(copy.read('content/q.mdx')).toBe(described(`"${words}"`))
  copy.write('content/q.mdx', described(`${words}"`))
  repairContent(copy.root)
  expect(copy.read('content/q.mdx')).toBe(described(`"${words}"`))
})

it('--fix finds its places in a .yaml file from Windows', () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  const menu = copy.read('content/navigation.yaml')
  copy.write('content/navigation.yaml', windows(menu.replace('label: AGB', 'label: AGB: neu')))
  repairContent(copy.root)
  expect(copy.read('content/navigation.yaml')).toBe(windows(menu.replace('label: AGB', 'label: "AGB: neu"')))
})
