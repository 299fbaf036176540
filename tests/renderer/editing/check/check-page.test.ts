import { describe, expect, it } from 'vitest'
import { cutHead } from '../../../../renderer/data/content-files'
import { lineOf } from '../../../../renderer/data/report'
import { checkPage } from '../../../../renderer/editing/check/check-page'
import { rightPage } from '../../../support/content-copy'

const FILE = 'content/probe.mdx'
const mdx = (body: string) => rightPage('/probe', body)
const linesOf = (page: string) => checkPage(FILE, page, 'www.4xdu.example').findings.map(lineOf)
const placesIn = (page: string) => linesOf(page).map(line => line.split('  ')[0])

describe('the check of a page', () => {
  it('tells all that is wrong in a page that can be parsed, else the mistake of syntax and the head', () => {
    expect(placesIn(mdx('<Eins />\n\nText {a}\n\n<Zwei />'))).toEqual(
      [9, 11, 13].map((line, index) => `${FILE}:${line}:${[1, 6, 1][index]}`),
    )
    const page = mdx('Antwort in <24 Stunden.').replace('canonical', 'persone: Sam\ncanonical')
    expect(placesIn(page)).toEqual([`${FILE}:4:1`, `${FILE}:10:12`])
  })

  it('leaves what stands in code and behind a backslash alone: code itself is what is wrong', () => {
    const page = mdx('So: `<24 {x} <br>` und \\<24 und \\{name}.\n\n```\n<div> {x}\n```')
    expect(placesIn(page)).toEqual([`${FILE}:9:5`, `${FILE}:11:1`])
  })
})

it('the head of a page is never run: one in JavaScript is left unread', () => {
  expect(cutHead('---js\n{ title: (globalThis.ran = true) }\n---\n\nText\n').head).toBe('')
  expect('ran' in globalThis).toBe(false)
})
