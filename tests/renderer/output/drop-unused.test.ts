import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { dropUnused } from '../../../renderer/output/drop-unused'
import { scratchFolder } from '../../support/scratch-folder'

const written = {
  'chunks/chunk-chat.js': 'import{a}from"./chunk-react.js"',
  'chunks/chunk-react.js': 'export const a="/assets/static/style.css"',
  'static/style.css': '@font-face{src:url(./font.Cr0Yx9js.woff2)}',
  'static/font.Cr0Yx9js.woff2': 'chunks/chunk-named-by-chance.js',
  'chunks/chunk-named-by-chance.js': '',
  'entries/entry.js': 'import("../chunks/chunk-chat.js")',
  'static/idle.css': '',
}

it('keeps what pages ask for and what that asks for in turn, and drops the rest', async () => {
  const folder = scratchFolder()
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  await dropUnused(folder, ['/assets/chunks/chunk-chat.js', '/assets/nowhere.js'])
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.\w+$/.test(file))
  expect(kept.sort()).toEqual([
    'chunks/chunk-chat.js',
    'chunks/chunk-react.js',
    'static/font.Cr0Yx9js.woff2',
    'static/style.css',
  ])
})
