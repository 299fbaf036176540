import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { confirmPromise } from '../../renderer/preview/workplace/golive'
import { createHistory } from '../../renderer/preview/workplace/history'

const FILE = 'content/test.mdx'
const TEXT = `---
# Bleibt stehen.
title: Ein Test
confirm:
  law:
    - Alles liegt in der EU
  scope:
    - Lieferzeit 24–48 Stunden
---

# Test
`
let root = ''
const read = () => readFileSync(join(root, FILE), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), '4xdu-history-'))
  mkdirSync(join(root, 'content'))
  writeFileSync(join(root, FILE), TEXT)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('a promise that is right loses its line, and the groups that are empty then', () => {
  const history = createHistory(root)
  confirmPromise(root, history, { file: FILE, promise: 'Alles liegt in der EU' })
  expect(read()).toBe(TEXT.replace('  law:\n    - Alles liegt in der EU\n', ''))
  confirmPromise(root, history, { file: FILE, promise: 'Lieferzeit 24–48 Stunden' })
  expect(read()).toBe('---\n# Bleibt stehen.\ntitle: Ein Test\n---\n\n# Test\n')
  history.undo()
  history.undo()
  expect(read()).toBe(TEXT)
})

it('five steps are taken back, and none whose files were changed since', () => {
  const history = createHistory(root)
  for (let step = 1; step <= 7; step++)
    history.run(`Schritt ${step}`, '/', [FILE], () => writeFileSync(join(root, FILE), `${step}`))
  expect(history.list()).toHaveLength(5)
  history.undo()
  expect(read()).toBe('6')
  writeFileSync(join(root, FILE), 'von jemand anderem')
  expect(() => history.undo()).toThrow(FILE)
  expect(read()).toBe('von jemand anderem')
})
