import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test } from 'playwright/test'
import { sharePreview } from './preview-test'

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

const preview = sharePreview(FILE)

/** Opens a page and waits until its preview listens. */
async function open(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', message =>
    message.text().includes('[vite] connected'),
  )
  await page.goto(preview.site.origin + path)
  await connected
  await expect(page.locator('#preview-bar summary')).toContainText('Vorschau', { timeout: 60_000 })
}

const save = (from: string, to: string) =>
  preview.site.write(
    FILE,
    preview.source.replace(from, () => to),
  )
const strip = (page: Page) => page.locator('#preview-bar .errors')

test('a saved sentence appears without a reload: scroll, form and open details stay, and it lights up', async ({
  page,
}) => {
  await open(page, '/trial')
  await page.locator('#formular').scrollIntoViewIfNeeded()
  await page.locator('[name=name]').fill('Anna Huber')
  await page
    .locator('[data-island=TrialForm] form')
    .evaluate(form => form.setAttribute('data-mark', 'same'))
  const scroll = await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    return scrollY
  })
  await page.evaluate(() => {
    new MutationObserver(records => {
      for (const { target } of records)
        if (target instanceof Element && target.hasAttribute('data-preview-changed'))
          Object.assign(window, { lit: target.textContent })
    }).observe(document.body, { subtree: true, attributeFilter: ['data-preview-changed'] })
  })
  save(preview.intro, 'Sie sagen uns, was Sie tun.')
  await expect(page.locator('main')).toContainText('Sie sagen uns, was Sie tun.')
  expect(await page.evaluate(() => scrollY)).toBe(scroll)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(page.locator('[name=name]')).toHaveValue('Anna Huber')
  await expect(page.locator('form[data-mark=same]')).toBeVisible()
  expect(await page.evaluate(() => (window as { lit?: string }).lit)).toContain(
    'Sie sagen uns, was Sie tun.',
  )
})

test('an open chat with its thread stays open while sentences are saved', async ({ page }) => {
  await open(page, '/trial')
  await page
    .getByRole('button', { name: /Emilia/ })
    .first()
    .click()
  const chat = page.getByRole('dialog', { name: 'Emilia - Ihre KI-Assistentin' })
  await chat.getByRole('textbox').fill('Was kostet')
  save(preview.intro, 'Während Sie fragen.')
  await expect(page.locator('main')).toContainText('Während Sie fragen.')
  await expect(chat.getByRole('textbox')).toHaveValue('Was kostet')
})

test('Alt and a click on words of the page or of a menu open their line and column in the editor', async ({
  page,
}) => {
  const lines = preview.source.split('\n')
  const [words = ''] = /(?<=^## ).*/m.exec(preview.source) ?? []
  await open(page, '/trial')
  const tip = page.locator('#preview-bar .tip')
  await expect(tip).toContainText('Alt und ein Klick')
  await page.getByRole('heading', { name: words }).click({
    modifiers: ['Alt'],
    position: { x: 1, y: 9 },
  })
  await expect.poll(opened).toBe(`${FILE} ${lines.indexOf(`## ${words}`) + 1} 4`)
  // Said once is enough.
  await expect(tip).toBeHidden()
  await page
    .locator('body > header')
    .getByText('Branchenlösungen')
    .click({ modifiers: ['Alt'] })
  await expect.poll(opened).toMatch(/^content\/navigation\.yaml \d+ \d+$/)
  await page
    .locator('main label')
    .first()
    .click({ modifiers: ['Alt'] })
  // A box whose words belong to the program: its tag.
  await expect.poll(opened).toBe(`${FILE} ${lines.indexOf('<Hero kicker="Demo und Test">') + 1} 1`)
})

test('a click on a finding opens its place in the editor', async ({ page }) => {
  await open(page, '/trial')
  save(preview.intro, 'Zur [Seite](/trail).')
  await page.locator('#preview-bar[data-wrong] summary').click()
  await page.locator('#preview-bar .findings button').first().click()
  await expect
    .poll(opened)
    .toBe(`${FILE} ${preview.source.split('\n').indexOf(preview.intro) + 1} 5`)
})

test('a mistake shows its sentence, the last good page stays, and it heals by itself', async ({
  page,
}) => {
  await open(page, '/trial')
  save(preview.intro, 'Hallo {Name}.')
  const line = preview.source.split('\n').indexOf(preview.intro) + 1
  await expect(strip(page)).toHaveText(`${FILE}:${line}:7  ${SENTENCE}`)
  await expect(page.locator('main')).toContainText(preview.intro)
  preview.site.write(FILE, preview.source)
  await expect(strip(page)).toBeHidden()
  save(preview.intro, 'Wieder heil.')
  await expect(page.locator('main')).toContainText('Wieder heil.')
})

test('of saves within milliseconds the last one is shown', async ({ page }) => {
  await open(page, '/trial')
  for (let round = 0; round < 8; round++) {
    for (const pause of [0, round, 5 * round]) {
      await wait(pause)
      save(preview.intro, `Satz ${round} nach ${pause}.`)
    }
    await expect(page.locator('main')).toContainText(`Satz ${round} nach ${5 * round}.`)
  }
})

test('what is saved while a page loads is shown', async ({ page }) => {
  await page.goto(`${preview.site.origin}/trial`, { waitUntil: 'commit' })
  save(preview.intro, 'Unterwegs gespeichert.')
  await expect(page.locator('main')).toContainText('Unterwegs gespeichert.')
})

test('a fresh load of a broken page shows the same sentence, and the page comes when it is right', async ({
  page,
}) => {
  save(preview.intro, 'Hallo {Name}.')
  await page.goto(`${preview.site.origin}/trial`)
  await expect(strip(page)).toContainText(SENTENCE)
  preview.site.write(FILE, preview.source)
  await expect(page.locator('#formular')).toBeVisible({ timeout: 20_000 })
})

test('other pages stay up while one is broken', async ({ page }) => {
  save(preview.intro, 'Hallo {Name}.')
  const answer = await page.goto(`${preview.site.origin}/agb`)
  expect(answer?.status()).toBe(200)
  await expect(page.locator('h1')).not.toContainText(SENTENCE)
})

test('menus and prices change as well, and their mistakes show', async ({ page }) => {
  const menu = preview.site.read('content/navigation.yaml')
  await open(page, '/agb')
  const renamed = menu.replace(/(contact: \{ label: )[^,]+/, '$1Schreiben Sie uns')
  preview.site.write('content/navigation.yaml', renamed)
  await expect(page.locator('body > header')).toContainText('Schreiben Sie uns')
  preview.site.write(
    'content/navigation.yaml',
    renamed.replace('contact: { label:', 'contact: { labl:'),
  )
  await expect(strip(page)).toContainText(
    'Unbekannte Angabe „labl“ unter „header, contact“. Meinten Sie „label“?',
  )
  preview.site.write('content/navigation.yaml', menu)
  await expect(strip(page)).toBeHidden()
})

test('a new page is there at once', async ({ page }) => {
  const file = 'content/probe-neu.mdx'
  preview.site.write(file, preview.source.replace('canonical: /trial', 'canonical: /probe-neu'))
  await expect(async () => {
    const answer = await page.goto(`${preview.site.origin}/probe-neu`)
    expect(answer?.status()).toBe(200)
  }).toPass({ timeout: 20_000 })
  preview.site.remove(file)
})

test('the bar shows the findings and the way to the catalogue', async ({ page }) => {
  await open(page, '/trial')
  save(preview.intro, 'Zur [Seite](/trail). Noch ein Satz.')
  await expect(page.locator('#preview-bar summary')).toHaveText('Vorschau · 1 Fehler, 1 Hinweis')
  await page.locator('#preview-bar summary').click()
  const bar = page.locator('#preview-bar .body')
  await expect(bar).toContainText('Die Seite /trail gibt es nicht. Meinten Sie /trial?')
  await expect(bar.getByRole('link', { name: 'Alle Bausteine' })).toHaveAttribute(
    'href',
    '/_bausteine',
  )
})

test('Emilia answers visitors from the words as they are saved', async ({ request }) => {
  save(
    '## Was der Test umfasst',
    '## Gibt es Trockenblumen?\n\nTrockenblumen gibt es dienstags.\n\n## Was der Test umfasst',
  )
  const messages = [{ role: 'user', content: 'Gibt es Trockenblumen?' }]
  const answer = await request.post(`${preview.site.origin}/api/chat`, { data: { messages } })
  expect((await answer.json()).message.content).toContain('dienstags')
})

test('an unknown address says in German what happened', async ({ page }) => {
  await page.goto(`${preview.site.origin}/gibt-es-nicht`)
  await expect(page.locator('h1')).toHaveText('Diese Seite gibt es nicht.')
})

test('the catalogue shows the boxes live, and copies the lines of one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${preview.site.origin}/_bausteine`)
  await page.getByRole('button', { name: 'Steps kopieren' }).click()
  await expect(page.locator('#box-Steps .catalogue-copy')).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^<Steps>\n/)
  await expect(page.locator('#box-Steps .catalogue-lines')).toContainText('<Steps>')
  await expect(page.locator('[data-live=PriceTable] table')).toBeVisible()
})

test('nothing of it is in a build', () => {
  test.skip(!existsSync('dist/client'), 'there is no build yet')
  const files = readdirSync('dist', { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && /\.(html|js|css|json)$/.test(entry.name),
  )
  expect(files.length).toBeGreaterThan(20)
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8')
    expect(
      /_bausteine|_vorschau|content-saved|data-preview|data-line|idiomorph/i.exec(text)?.[0],
      name,
    ).toBeUndefined()
  }
})
