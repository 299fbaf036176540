import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { repairContent } from '../../renderer/check/repair'
import { type ContentCopy, copyContent } from '../support/content-copy'

let copy: ContentCopy
beforeEach(() => {
  copy = copyContent()
})
afterEach(() => copy.remove())

const DASHBOARD = '      - Online-Dashboard\n'

/** What is repaired in the .yaml files: what is replaced by what, and what stands there afterwards. */
const data: [file: string, from: string, to: string, right: string][] = [
  ['prices.yaml', 'Dein smarter Assistent', 'Dein: smarter Assistent', '"Dein: smarter Assistent"'],
  ['prices.yaml', DASHBOARD, `  ${DASHBOARD}        • Noch eines\n`, `${DASHBOARD}      - Noch eines\n`],
  [
    'navigation.yaml',
    '- { label: Autohaus, path: /ki-im-autohaus }',
    '– { label: Autohaus [neu], path: /ki-im-autohaus },',
    '- { label: "Autohaus [neu]", path: /ki-im-autohaus }',
  ],
  [
    'redirects.yaml',
    '/ki-beauty-wellness: /ki-beauty-wellnes',
    '- /a: /trial\n/b /trial\n/c -> /trial',
    '/a: /trial\n/b: /trial\n/c: /trial',
  ],
  ['navigation.yaml', 'label: Autohaus, path', 'label: Autohaus; path', 'label: Autohaus, path'],
  ['emilia/synonyms.yaml', '[Bot, Chat, Chatfenster]', '[Bot;Chat ; "Chat; Fenster"]', '[Bot, Chat, "Chat; Fenster"]'],
  ['site.yaml', 'value: Graz }', 'value: "Graz": Zentrum }', 'value: "Graz: Zentrum" }'],
  ['site.yaml', 'value: Graz }', 'value: Graz, Österreich }', 'value: "Graz, Österreich" }'],
  ['site.yaml', 'figure: 30 %,', 'figure: 2,5 %,', 'figure: "2,5 %",'],
  ['prices.yaml', DASHBOARD, '      - "Online"-Dashboard\n', '      - "„Online“-Dashboard"\n'],
  [
    'site.yaml',
    'hosting: "[Name und Sitz des Hosting-Partners]"',
    'hosting: "Muster" GmbH, Wien',
    'hosting: "„Muster“ GmbH, Wien"',
  ],
]

describe('--fix in a .yaml file', () => {
  it.each(data)('repairs %s: %s', (file, from, to, right) => {
    const before = copy.read(`content/${file}`)
    copy.change(`content/${file}`, from, to)
    repairContent(copy.root)
    expect(copy.read(`content/${file}`)).toBe(before.replace(from, () => right))
  })
})
