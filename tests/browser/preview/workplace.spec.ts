import { request as plainRequest } from 'node:http'
import { expect, type Page, test } from 'playwright/test'
import { freePort } from '../../../tools/bench/processes'
import { type PreviewSite, startPreview } from './preview-site'

const FILE = 'content/trial.mdx'

// One server for all, as in preview.spec.ts.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let site: PreviewSite
let source: string
/** The first line under the title. */
let INTRO: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startPreview(await freePort())
  source = site.read(FILE)
  INTRO = /^# .*\n\n(.*)/m.exec(source)?.[1] ?? ''
})
test.afterAll(() => site?.stop())
test.afterEach(() => site.write(FILE, source))

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })
const shown = (page: Page) => page.frameLocator('#page').locator('main')
const findings = (page: Page) => page.locator('#findings')
const status = (page: Page) => page.locator('#status')

async function openWorkplace(page: Page, path = '/trial'): Promise<void> {
  await page.goto(`${site.origin}/_werkstatt?seite=${path}`)
  await expect(shown(page).locator('[data-line]').first()).toBeAttached({ timeout: 30_000 })
}

/** Clicks the words in the page and writes at the end of their line. */
async function writeAfter(page: Page, words: string, more: string): Promise<void> {
  await shown(page)
    .getByText(words)
    .first()
    .click({ position: { x: 20, y: 10 } })
  await expect(text(page).locator('.cm-activeLine')).toContainText(words)
  await page.keyboard.press('End')
  await page.keyboard.insertText(more)
}

test('E leads to the text; a click in the page to its line; what is typed is painted, and written on saving', async ({
  page,
}) => {
  await page.goto(`${site.origin}/trial`)
  await expect(page.locator('#preview-bar a.edit')).toHaveAttribute('href', /_werkstatt/)
  await page.keyboard.press('e')
  await expect(shown(page).locator('[data-line]').first()).toBeAttached({ timeout: 30_000 })
  await writeAfter(page, INTRO, ' Und noch ein Satz.')
  await expect(shown(page)).toContainText('Und noch ein Satz.')
  await expect(shown(page).locator('[data-here]')).toContainText(INTRO)
  await expect(status(page)).toHaveText('Nicht gespeichert')
  expect(site.read(FILE)).toBe(source)
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Gespeichert')
  expect(site.read(FILE)).toBe(source.replace(INTRO, `${INTRO} Und noch ein Satz.`))
})

test('a mistake is told at its line while the last good page stays, and mended where the cure is exact', async ({
  page,
}) => {
  await openWorkplace(page)
  await writeAfter(page, INTRO, ' Antwort in <24 Stunden.')
  await expect(findings(page)).toContainText(/Zeile \d+ Das Zeichen < vor „24“/)
  await expect(text(page).locator('.cm-lintRange-error')).toBeVisible()
  await expect(shown(page)).not.toContainText('24 Stunden')
  await findings(page).getByRole('button', { name: 'Beheben' }).click()
  await expect(shown(page)).toContainText('Antwort in <24 Stunden.')
  await page.keyboard.press('Control+z')
})

test('nothing typed is lost, and nothing that somebody else writes', async ({ page, context }) => {
  await openWorkplace(page)
  await writeAfter(page, INTRO, ' Mein Entwurf.')
  await expect(shown(page)).toContainText('Mein Entwurf.')
  await page.reload()
  await expect(shown(page)).toContainText('Mein Entwurf.', { timeout: 30_000 })
  const second = await context.newPage()
  await openWorkplace(second)
  await expect(second.getByRole('alert')).toContainText('in einem anderen Fenster offen')
  await second.close()
  site.change(FILE, INTRO, 'Von anderswo.')
  await page.getByRole('button', { name: 'Meine Fassung behalten' }).click()
  await expect(status(page)).toHaveText('Nicht gespeichert')
  expect(site.read(FILE)).toContain('Von anderswo.')
  site.change(FILE, 'Von anderswo.', 'Noch einmal anders.')
  await page.getByRole('button', { name: 'Fassung von der Platte laden' }).click()
  await expect(text(page)).toContainText('Noch einmal anders.')
})

test('only the workplace itself writes, only words and pictures of content/', async ({ page }) => {
  await openWorkplace(page)
  const token = (await page.locator('meta[name=workplace]').getAttribute('content')) ?? ''
  const save = (file: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const ask = plainRequest(`${site.origin}/_werkstatt/save`, {
        method: 'POST',
        headers: { origin: site.origin, 'x-workplace': token, ...headers },
      })
      ask.on('response', answer => resolve(answer.resume().statusCode)).on('error', reject)
      ask.end(JSON.stringify({ file, text: 'x', base: '' }))
    })
  expect(await save('content/zz-neu.md')).toBe(200)
  expect(await save('content/zz-neu.md', { origin: 'https://example.com' })).toBe(403)
  expect(await save('content/zz-neu.md', { host: 'example.com' })).toBe(403)
  expect(await save('content/zz-neu.md', { 'x-workplace': '' })).toBe(403)
  for (const file of ['content/../zz.md', 'content/zz.ts', 'package.json', 'content/.zz.md', '/tmp/zz.md'])
    expect(await save(file), file).toBe(422)
  site.remove('content/zz-neu.md')
})

test('boxes come from the palette by what one wants to show, values from lists', async ({ page }) => {
  await openWorkplace(page)
  await shown(page).getByText('Der Test dauert 14 Tage').first().click()
  await page.getByRole('button', { name: 'Einfügen' }).first().click()
  await page.getByLabel('Was möchten Sie zeigen?').fill('fester Reihenfolge')
  await page.getByRole('button', { name: /^Steps/ }).click()
  await expect(shown(page)).toContainText('Wir sehen uns einen Tag lang an')
  await page.keyboard.type('\n<Portrait persona="Lu')
  await expect(page.getByRole('option', { name: 'Luigi' }).locator('img')).toBeVisible()
})

test('a page is renamed everywhere after it was told, and taken back; what is new is shown and submitted', async ({
  page,
}) => {
  site.git('init', '--quiet', '--initial-branch=main')
  site.git('config', 'user.name', 'Anna')
  site.git('config', 'user.email', 'anna@example.com')
  site.git('add', 'content')
  site.git('commit', '--quiet', '--message=Anfang')
  await openWorkplace(page)
  const dialog = page.getByRole('dialog')
  const pages = page.getByRole('button', { name: 'Seiten' })
  await pages.click()
  await dialog.getByLabel('Adresse').fill('/testen')
  await dialog.getByRole('button', { name: 'umbenennen' }).click()
  await expect(dialog).toContainText('content/navigation.yaml: 2×')
  expect(site.read('content/navigation.yaml')).toContain('path: /trial }')
  await dialog.getByRole('button', { name: 'umbenennen' }).click()
  await expect(page.locator('#said')).toContainText('Geschehen', { timeout: 30_000 })
  await expect(page).toHaveURL(/seite=%2Ftesten/)
  expect(site.read('content/navigation.yaml')).toContain('path: /testen }')
  await pages.click()
  await dialog.getByRole('button', { name: 'zurücknehmen' }).click()
  await expect(page.locator('#said')).toHaveText('Alles ist wieder wie vorher.', { timeout: 30_000 })
  await expect(shown(page).locator('[data-line]').first()).toBeAttached({ timeout: 30_000 })
  expect(site.git('status', '--porcelain', 'content')).toBe('')
  await writeAfter(page, INTRO, ' Das ist neu.')
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Gespeichert')
  await page.getByRole('button', { name: 'Was ist anders?' }).click()
  await dialog.getByRole('button', { name: 'Zeigen' }).click()
  await expect(dialog).toContainText('{+Das ist neu.+}', { timeout: 30_000 })
  await dialog.getByLabel('Ein Satz').fill('Test: ein Satz mehr')
  await dialog.getByRole('button', { name: 'Einreichen' }).click()
  await expect(dialog).toContainText('auf dem Zweig „test-ein-satz-mehr“')
  expect(site.git('log', '-1', '--format=%s', '--name-only')).toMatch(/^Test: ein Satz mehr\s+content\/trial.mdx\s+$/)
})

test('Emilia answers from what is being written, and a question is noted where its answer stands', async ({ page }) => {
  await openWorkplace(page)
  await page.getByRole('button', { name: 'Emilia fragen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Frage').fill('Was umfasst der Test?')
  await dialog.getByRole('button', { name: 'Fragen' }).click()
  await expect(dialog).toContainText(/Nächste Karte: .* \/trial#/, { timeout: 30_000 })
  await dialog.getByLabel('Die richtige Antwort').fill('/trial#was-der-test-umfasst')
  await dialog.getByRole('button', { name: 'merken' }).click()
  await expect(dialog).toContainText('steht jetzt in')
  expect(site.read('content/emilia/questions.yaml')).toMatch(
    /\/trial#was-der-test-umfasst:\n {2}- Was umfasst der Test\?/,
  )
})
