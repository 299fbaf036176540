import { describe, expect, it } from 'vitest'
import { checkPage } from '../../renderer/check/check-page'
import { finding } from '../../renderer/explain'
import { mdx } from '../support/page'
import { amounts } from './mistakes/amounts'
import { attributes } from './mistakes/attributes'
import { chats } from './mistakes/chats'
import { head } from './mistakes/head'
import { headFacts } from './mistakes/head-facts'
import { letters } from './mistakes/letters'
import { links } from './mistakes/links'
import { markdown } from './mistakes/markdown'
import type { MistakeExample } from './mistakes/mistake-example'
import { pasted } from './mistakes/pasted'
import { shapes } from './mistakes/shapes'
import { signs } from './mistakes/signs'
import { tags } from './mistakes/tags'
import { text } from './mistakes/text'

const FILE = 'content/probe.mdx'
const found = (page: string) =>
  checkPage(FILE, page, 'www.4xdu.example').problems.map(problem => finding(FILE, problem))

const bodies: [string, MistakeExample[]][] = [
  ['signs', signs],
  ['tags', tags],
  ['attributes', attributes],
  ['shapes', shapes],
  ['chats', chats],
  ['text', text],
  ['markdown', markdown],
  ['links', links],
  ['letters', letters],
  ['amounts', amounts],
  ['pasted', pasted],
]

describe.each(bodies)('mistakes in a page: %s', (_, examples) => {
  it.each(examples.map(example => [example.name, example] as const))('%s', (_name, { text: body, findings }) => {
    expect(found(mdx(body))).toEqual(findings.map(line => `${FILE}:${line}`))
  })
})

describe('mistakes in the head of a page', () => {
  it.each([...head, ...headFacts].map(example => [example.name, example] as const))(
    '%s',
    (_name, { text: page, findings }) => {
      expect(found(page)).toEqual(findings.map(line => `${FILE}:${line}`))
    },
  )

  it('never runs a program that stands there', () => {
    expect('ran' in globalThis).toBe(false)
  })
})

describe('the check of a page', () => {
  it('reads files from Windows, with the same places', () => {
    const page = `\uFEFF${mdx('Text\n\nHallo {name}.')}`.replaceAll('\n', '\r\n')
    expect(found(page).map(line => line.split('  ')[0])).toEqual([`${FILE}:9:7`])
  })

  it('reads files whose lines end as on an old Mac, or were converted twice', () => {
    const page = mdx('Text\n\nHallo {name}.')
    for (const end of ['\r', '\r\r\n'])
      expect(found(page.replaceAll('\n', end)).map(line => line.split('  ')[0])).toEqual([`${FILE}:9:7`])
  })

  it('leaves signs in code and behind a backslash alone: code itself is what is wrong', () => {
    const told = found(mdx('So: `<24 {x} <br>` und \\<24 und \\{name}.\n\n```\n<div> {x}\n```'))
    expect(told).toEqual([
      expect.stringContaining(':7:5  Die schrägen'),
      expect.stringContaining(':9:1  Einen Code-Block'),
    ])
  })

  it('offers no word that only looks alike', () => {
    const [told] = found(mdx('<FeatureCards>\n\n<Card icon="uhr">\n\n### A\n\nText.\n\n</Card>\n\n</FeatureCards>'))
    expect(told).toContain('icon="uhr" in <Card> passt nicht (Das Zeichen auf der Karte). Möglich: ')
    expect(told).not.toContain('Meinten Sie')
  })

  it('leaves < alone where a space follows', () => {
    expect(found(mdx('Es gilt 3 < 5.'))).toEqual([])
  })
})
