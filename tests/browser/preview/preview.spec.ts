import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as once, type Page, test } from 'playwright/test'
import { openChat } from '../../support/chat-panel'
import { rightPage } from '../../support/content-copy'
import { type PreviewSite, startPreview } from './preview-site'

/** A page is compiled when it is asked for, which takes a busy machine a while. */
const expect = once.configure({ timeout: 60_000 })

const FILE = 'content/trial.mdx'
const SENTENCE =
  'Geschweifte Klammern sind hier nicht erlaubt: {Name}. Löschen Sie die Klammern oder schreiben Sie \\{ davor.'

const editor = join(mkdtempSync(join(tmpdir(), 'editor-')), 'editor')
/** Stands in for VS Code: notes what it is asked to open. */
writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${editor}.log\n`, { mode: 0o755 })
process.env.LAUNCH_EDITOR = editor
/** The last place that was opened: file, line and column. */
const opened = () =>
  existsSync(`${editor}.log`)
    ? readFileSync(`${editor}.log`, 'utf8')
        .trim()
        .split('\n')
        .at(-1)
        ?.replace(/.*(?=content\/)/, '')
    : undefined

// One preview for all tests, since starting it takes longer than what is tested; after each the page is as before.
test.describe.configure({ mode: 'serial', timeout: 120_000 })
let site: PreviewSite
let source: string
/** The first line under the title. */
let intro: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startPreview()
  source = site.read(FILE)
  intro = /^# .*\n\n(.*)/m.exec(source)?.[1] ?? ''
})
test.afterAll(() => site?.stop())
test.afterEach(() => {
  if (site.read(FILE) !== source) site.write(FILE, source)
})

/** Opens a page and waits until its preview listens. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', message =>
    message.text().includes('[vite] connected'),
  )
  await page.goto(site.origin + path)
  await connected
  await expect(page.locator('#preview-bar summary')).toContainText('Vorschau')
}

const save = (from: string, to: string) =>
  site.write(
    FILE,
    source.replace(from, () => to),
  )
/** The number of the line that holds the words, and nothing else. */
const lineOf = (words: string) => source.split('\n').indexOf(words) + 1
const strip = (page: Page) => page.locator('#preview-bar .errors')

test('a saved sentence appears, all else stays', async ({ page }) => {
  await open(page, '/trial')
  const { input } = await openChat(page)
  await input.fill('Was kostet')
  await page.locator('[name=name]').fill('Anna Huber')
  await page
    .locator('[data-island=TrialForm] form')
    .evaluate(form => form.setAttribute('data-mark', 'same'))
  await page.locator('#formular').scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    return scrollY
  })
  save(intro, 'Sie sagen uns, was Sie tun.')
  await expect(page.locator('main')).toContainText('Sie sagen uns, was Sie tun.')
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.locator('[name=name]')).toHaveValue('Anna Huber')
  await expect(page.locator('form[data-mark=same]')).toBeVisible()
  await expect(input).toHaveValue('Was kostet')
})

test('Alt and a click open the editor at the place, so do findings', async ({ page }) => {
  const [words = ''] = /(?<=^## ).*/m.exec(source) ?? []
  await open(page, '/trial')
  await page.getByRole('heading', { name: words }).click({
    modifiers: ['Alt'],
    position: { x: 1, y: 9 },
  })
  await expect.poll(opened).toBe(`${FILE} ${lineOf(`## ${words}`)} 4`)
  await page
    .locator('body > header')
    .getByRole('button', { name: 'Branchen' })
    .click({ modifiers: ['Alt'] })
  await expect.poll(opened).toMatch(/^content\/navigation\.yaml \d+ \d+$/)

  save(intro, 'Zur [Seite](/trail).\nEin Satz. Noch ein Satz.')
  const summary = page.locator('#preview-bar[data-wrong] summary')
  await expect(summary).toHaveText('Vorschau · 1 Fehler, 1 Hinweis')
  await summary.click()
  const bar = page.locator('#preview-bar .body')
  await expect(bar).toContainText('Die Seite /trail gibt es nicht. Meinten Sie /trial?')
  await page.locator('#preview-bar .findings button').first().click()
  await expect.poll(opened).toBe(`${FILE} ${lineOf(intro)} 5`)
})

test('a mistake shows its sentence alone on its page, until mended', async ({ page, request }) => {
  await open(page, '/trial')
  save(intro, 'Hallo {Name}.')
  await expect(strip(page)).toHaveText(`${FILE}:${lineOf(intro)}:7  ${SENTENCE}`)
  // The last good page stays.
  await expect(page.locator('main')).toContainText(intro)
  const other = await request.get(`${site.origin}/agb`)
  expect(other.status()).toBe(200)
  expect(await other.text()).not.toContain(SENTENCE)
  site.write(FILE, source)
  await expect(strip(page)).toBeHidden()
  save(intro, 'Hallo {Name}.')
  await expect(strip(page)).toContainText(SENTENCE)
  await page.reload()
  await expect(strip(page)).toContainText(SENTENCE)
  site.write(FILE, Buffer.from(`\ufeff${source}`, 'utf16le'))
  await expect(strip(page)).toHaveText(
    /^content\/trial.mdx:1:1 {2}Die Datei ist nicht als UTF-8 gespeichert[^:]*$/,
  )
  save(intro, 'Wieder heil.')
  await expect(page.locator('#formular')).toBeVisible()
  await expect(page.locator('main')).toContainText('Wieder heil.')
})

test('a new file is told at once: that nothing reads its name, that no link leads to its page', async ({
  page,
}) => {
  await open(page, '/trial')
  const summary = page.locator('#preview-bar summary')
  site.write('content/neu.md', source)
  await expect(summary).toHaveText('Vorschau · 0 Fehler, 0 Hinweise; anderswo 1 Fehler')
  site.remove('content/neu.md')
  await expect(summary).toHaveText('Vorschau · 0 Fehler, 0 Hinweise')
  site.write('content/neu.mdx', rightPage('/neu', 'Text.'))
  await expect(summary).toHaveText('Vorschau · 0 Fehler, 0 Hinweise; anderswo 1 Hinweis')
  site.remove('content/neu.mdx')
  await expect(summary).toHaveText('Vorschau · 0 Fehler, 0 Hinweise')
})

test('the menus change too, and show their mistakes on every page', async ({ page }) => {
  const menu = site.read('content/navigation.yaml')
  await open(page, '/agb')
  const renamed = menu.replace(/(contact: \{ label: )[^,]+/, '$1Schreiben Sie uns')
  site.write('content/navigation.yaml', renamed)
  await expect(page.locator('body > header')).toContainText('Schreiben Sie uns')
  site.write('content/navigation.yaml', renamed.replace('contact: { label:', 'contact: { labl:'))
  await expect(strip(page)).toContainText(
    'Unbekannte Angabe „labl“ unter „header, contact“. Meinten Sie „label“?',
  )
  site.write('content/navigation.yaml', menu)
  await expect(strip(page)).toBeHidden()
})

test('Emilia and the assistants answer as it is saved', async ({ request }) => {
  const ask = async (content: string, more = {}) => {
    const data = { messages: [{ role: 'user', content }], ...more }
    return (await request.post(`${site.origin}/api/chat`, { data })).json()
  }
  save('## Fragen', '## Gibt es Trockenblumen?\n\nTrockenblumen gibt es dienstags.\n\n## Fragen')
  expect((await ask('Gibt es Trockenblumen?')).message.content).toContain('dienstags')
  const scene = site.read('content/scenes/sam.yaml')
  site.write('content/scenes/sam.yaml', scene.replace('In welchem Zimmer', 'In welchem Stock'))
  expect(
    await ask('Wir brauchen Handtücher', { assistant: 'sam', record: { rows: {} } }),
  ).toMatchObject({
    message: { content: expect.stringContaining('In welchem Stock') },
    scene: { record: { rows: { Meldung: 'Wir brauchen Handtücher' } } },
  })
  site.write('content/scenes/sam.yaml', scene)
})
