import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { besidePages } from '../../tools/review/beside-pages'
import { compare } from '../../tools/review/compare'
import { readPage } from '../../tools/review/page-state'
import { textReport } from '../../tools/review/text-report'

const site = (body: string) =>
  new Map([['/a', readPage(`<html><body><main><h1>Telefon</h1>${body}</main></body></html>`, () => '')]])
const one = (before: { body: string }, after: { body: string }) => compare(site(before.body), site(after.body))
const text = (result: ReturnType<typeof one>) => textReport(result, { rev: 'main', notes: [], colour: false })

describe('what moved', () => {
  it('calls a sentence that moved moved, not new', () => {
    const page = (...list: string[]) => ({ body: list.map(line => `<p>${line}</p>`).join('') })
    const result = one(
      page('Eins ist da.', 'Zwei kommt.', 'Drei geht.'),
      page('Zwei kommt.', 'Drei geht.', 'Eins ist da.'),
    )
    expect(text(result)).toContain('Text (Telefon, verschoben): Eins ist da.')
    expect(text(result)).not.toMatch(/\[-|\{\+/)
  })

  it('tells a section that moved by its heading, and of a long sentence the start', () => {
    const long = 'Ein Satz, der so lang ist, dass acht Wörter von ihm ganz und gar genügen.'
    const section = '<h2>Ablauf</h2><p>Erst dies.</p><p>Dann das.</p>'
    const rest = '<h2>Preise</h2><p>Fünf.</p><p>Sechs.</p><p>Sieben.</p><p>Acht.</p>'
    const result = one({ body: section + rest }, { body: rest + section })
    expect(text(result).match(/verschoben.*/g)).toEqual(['verschoben): Ablauf'])
    const sentence = one({ body: `<p>${long}</p><p>A.</p><p>B.</p>` }, { body: `<p>A.</p><p>B.</p><p>${long}</p>` })
    expect(text(sentence)).toContain('verschoben): Ein Satz, der so lang ist …')
  })
})

describe('what no page shows', () => {
  it('is told too: where old addresses lead, and what Emilia answers by', () => {
    const folder = mkdtempSync(join(tmpdir(), 'review-beside-'))
    const tree = (name: string, redirects: string, synonyms: string) => {
      mkdirSync(join(folder, name, 'content/emilia'), { recursive: true })
      writeFileSync(join(folder, name, 'content/redirects.yaml'), redirects)
      writeFileSync(join(folder, name, 'content/emilia/synonyms.yaml'), synonyms)
      return join(folder, name)
    }
    const before = tree('before', '/a: /trial\n/b: /trial\n', 'Chatbot: [Bot]\n')
    const after = tree('after', '# neu\n/a: /agb\n/c: /trial\n', 'Chatbot: [Bot, Chat]\n')
    expect(besidePages(before, after)).toEqual([
      '/a führt jetzt auf /agb, bisher auf /trial.',
      'Die Weiterleitung /b → /trial ist weg.',
      '/c führt jetzt auf /trial.',
      'Emilias Wörter (emilia/synonyms.yaml) sind geändert: Sie findet andere Stellen.',
    ])
    expect(besidePages(after, after)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
