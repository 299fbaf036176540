import { request as plainRequest } from 'node:http'
import { type Locator, type Page, expect as plainExpect, test } from 'playwright/test'
import { sharePreview } from './preview-test'

// Of steps that need the whole check or a reload, on a machine that does much else.
const expect = plainExpect.configure({ timeout: 60_000 })

const FILE = 'content/trial.mdx'

const preview = sharePreview(FILE)
test.beforeAll(() => {
  preview.site.git('init', '--quiet', '--initial-branch=main')
  preview.site.git('config', 'user.name', 'Anna')
  preview.site.git('config', 'user.email', 'anna@example.com')
  preview.site.git('add', 'content')
  preview.site.git('commit', '--quiet', '--message=Anfang')
})
test.beforeEach(({ page }) => {
  test.setTimeout(300_000)
  return openWorkplace(page)
})

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })
const shown = (page: Page) => page.frameLocator('#page').locator('main')
const findings = (page: Page) => page.locator('#findings')
const elsewhere = (page: Page) => page.locator('#elsewhere')
const status = (page: Page) => page.locator('#status')
const dialog = (page: Page) => page.getByRole('dialog')
const press = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name }).first().click()

async function openWorkplace(page: Page, path = '/trial'): Promise<void> {
  await page.goto(`${preview.site.origin}/_werkstatt?seite=${path}`)
  await expect(shown(page).locator('[data-line]').first()).toBeAttached()
}

/** Clicks the words in the page and writes at the end of their line. */
async function writeAfter(page: Page, words: string, more: string): Promise<void> {
  await shown(page)
    .getByText(words)
    .first()
    .click({ position: { x: 20, y: 10 } })
  await expect(text(page).locator('.cm-activeLine')).toContainText(words)
  // The first press leads to where the line is wrapped, the second to its end.
  await page.keyboard.press('End')
  await page.keyboard.press('End')
  await page.keyboard.insertText(more)
}

test('E leads to the text, a click to its line; what is typed is painted, and written on saving', async ({
  page,
}) => {
  await page.goto(`${preview.site.origin}/trial`)
  await expect(page.locator('#preview-bar a.edit')).toHaveAttribute('href', /_werkstatt/)
  await page.keyboard.press('e')
  await expect(shown(page).locator('[data-line]').first()).toBeAttached()
  await writeAfter(page, preview.intro, ' Und noch ein Satz.')
  await expect(shown(page)).toContainText('Und noch ein Satz.')
  await expect(shown(page).locator('[data-here]')).toContainText(preview.intro)
  await expect(status(page)).toHaveText('Nicht gespeichert')
  expect(preview.site.read(FILE)).toBe(preview.source)
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Gespeichert')
  expect(preview.site.read(FILE)).toBe(
    preview.source.replace(preview.intro, `${preview.intro} Und noch ein Satz.`),
  )
})

test('a mistake is told at its line, the last good page stays, and an exact cure mends it', async ({
  page,
}) => {
  await writeAfter(page, preview.intro, ' Antwort in <24 Stunden.')
  await expect(findings(page)).toContainText(/Zeile \d+ Das Zeichen < vor „24“/)
  await expect(text(page).locator('.cm-lintRange-error')).toBeVisible()
  await expect(shown(page)).not.toContainText('24 Stunden')
  await press(findings(page), 'Beheben')
  await expect(shown(page)).toContainText('Antwort in <24 Stunden.')
  await page.keyboard.press('Control+z')
})

test('nothing typed is lost, and nothing that somebody else writes', async ({ page, context }) => {
  await writeAfter(page, preview.intro, ' Mein Entwurf.')
  await expect(shown(page)).toContainText('Mein Entwurf.')
  await page.reload()
  await expect(shown(page)).toContainText('Mein Entwurf.')
  const second = await context.newPage()
  await openWorkplace(second)
  await expect(second.getByRole('alert')).toContainText('in einem anderen Fenster offen')
  await second.close()
  preview.site.change(FILE, preview.intro, 'Von anderswo.')
  await press(page, 'So wie rechts weiterschreiben')
  await expect(status(page)).toHaveText('Nicht gespeichert')
  expect(preview.site.read(FILE)).toContain('Von anderswo.')
  preview.site.change(FILE, 'Von anderswo.', 'Noch einmal anders.')
  await press(page, 'Alles von anderswo nehmen')
  await expect(text(page)).toContainText('Noch einmal anders.')
})

test('a price is changed in a form: the page shows it, comments stay, and lines with the old one are listed', async ({
  page,
}) => {
  const file = 'content/prices.yaml'
  await openWorkplace(page, '/')
  const before = preview.site.read(file)
  await page.getByLabel('Datei', { exact: true }).selectOption(file)
  await page.getByText('Als Formular').click()
  await page.locator('summary', { hasText: 'Pakete' }).click()
  await expect(page.getByLabel('Euro pro Nachricht').first()).toHaveValue('0,10')
  await page.getByLabel('Preis ab, in Euro').first().fill('1.600')
  await page.locator('summary', { hasText: 'KI am Telefon' }).click()
  await page.getByLabel('Euro je Minute mit KI').first().fill('0,85')
  await expect(shown(page)).toContainText('1.600')
  await expect(elsewhere(page)).toContainText(
    /\(trial\.mdx\), Zeile \d+ Hinweis: Hier steht noch „500 €“/,
  )
  await expect(elsewhere(page)).toContainText('Hier steht noch „0,75 €“')
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Gespeichert')
  expect(preview.site.read(file)).toBe(
    before.replace('from: 500', 'from: 1600').replace('ai: 0.75', 'ai: 0.85'),
  )
  await page.getByLabel('Datei', { exact: true }).selectOption(FILE)
  await expect(page.locator('#shared')).toContainText('Zeichen (30 bis 60)')
  preview.site.write(file, before)
})

test('only the workplace itself writes, only words and pictures of content/', async ({ page }) => {
  const token = (await page.locator('meta[name=workplace]').getAttribute('content')) ?? ''
  const save = (file: string, headers: Record<string, string> = {}) =>
    new Promise<number | undefined>((resolve, reject) => {
      const ask = plainRequest(`${preview.site.origin}/_werkstatt/save`, {
        method: 'POST',
        headers: { origin: preview.site.origin, 'x-workplace': token, ...headers },
      })
      ask.on('response', answer => resolve(answer.resume().statusCode)).on('error', reject)
      ask.end(JSON.stringify({ file, text: 'x', base: '' }))
    })
  expect(await save('content/zz-neu.md')).toBe(200)
  expect(await save('content/zz-neu.md', { origin: 'https://example.com' })).toBe(403)
  expect(await save('content/zz-neu.md', { host: 'example.com' })).toBe(403)
  expect(await save('content/zz-neu.md', { 'x-workplace': '' })).toBe(403)
  for (const file of [
    'content/../zz.md',
    'content/zz.ts',
    'package.json',
    'content/.zz.md',
    '/tmp/zz.md',
  ])
    expect(await save(file), file).toBe(422)
  preview.site.link('content/zz-link.md', '../package.json')
  expect(await save('content/zz-link.md')).toBe(422)
  preview.site.remove('content/zz-link.md')
  preview.site.remove('content/zz-neu.md')
})

test('boxes come by what one wants to show, values from lists, pictures small and with words', async ({
  page,
}) => {
  await shown(page).getByRole('heading', { level: 2 }).nth(1).click()
  await press(page, 'Kästchen')
  const search = page.getByLabel('Was möchten Sie zeigen?')
  await search.fill('staubsauger')
  await expect(dialog(page)).toContainText('Dafür gibt es kein Kästchen.')
  await search.fill('tabelle')
  await expect(dialog(page).getByRole('button', { name: 'Pakete vergleichen' })).toBeVisible()
  await search.fill('fester Reihenfolge')
  const pictures = page.frameLocator('#palette-picture')
  await expect(pictures.locator('.catalogue-entry:visible h2')).toHaveText(['Ablauf in Schritten'])
  await expect(pictures.locator('body > header')).toBeHidden()
  await page.getByRole('button', { name: /^Ablauf in Schritten/ }).click()
  await expect(shown(page)).toContainText('Wir sehen uns einen Tag lang an')
  await page.keyboard.type('\n<Portrait persona="Lu')
  await expect(page.getByRole('option', { name: 'Luigi' }).locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, 'Bild')
  const chosen = page.getByLabel('Bild von diesem Rechner')
  await chosen.setInputFiles({
    name: 'haus.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('kein Bild'),
  })
  await page.getByLabel('Was ist darauf zu sehen?').fill('Unser Zeichen')
  await press(dialog(page), 'Einfügen')
  await expect(dialog(page)).toContainText('Dieses Bild lässt sich nicht lesen.')
  await chosen.setInputFiles('content/media/icon-512.png')
  await press(dialog(page), 'Einfügen')
  await expect(text(page)).toContainText('![Unser Zeichen](/icon-512.webp)')
  preview.site.remove('content/media/icon-512.webp')
})

test('a page is renamed everywhere once it was told, and back; what is new is shown and submitted', async ({
  page,
}) => {
  await press(page, 'Seiten')
  const rename = dialog(page).locator('details', { hasText: 'umbenennen' })
  await rename.locator('summary').first().click()
  await rename.getByLabel('Neue Adresse').fill('/testen')
  await press(rename, 'Adresse ändern')
  await expect(rename).toContainText('Aus /trial wird /testen.')
  await rename.getByText('Welche Dateien?').click()
  await expect(rename).toContainText('content/navigation.yaml: 2 Stellen')
  expect(preview.site.read('content/navigation.yaml')).toContain('path: /trial }')
  await press(rename, 'Ja, so umbenennen')
  await expect(page.locator('#said')).toContainText('heißt jetzt')
  await expect(page).toHaveURL(/seite=%2Ftesten/)
  expect(preview.site.read('content/navigation.yaml')).toContain('path: /testen }')
  await press(page, 'Seiten')
  await press(dialog(page), 'zurücknehmen')
  await expect(page.locator('#said')).toContainText('Alles ist wieder wie vorher.')
  await expect(shown(page).locator('[data-line]').first()).toBeAttached()
  expect(preview.site.git('status', '--porcelain', 'content')).toBe('')
  await writeAfter(page, preview.intro, ' Das ist neu.')
  await page.keyboard.press('Control+s')
  await expect(status(page)).toHaveText('Gespeichert')
  await press(page, 'Was ist anders?')
  await press(dialog(page), 'Was lesen Besucher anders?')
  await expect(dialog(page).locator('ins')).toHaveText('Das ist neu.')
  await dialog(page).getByLabel('Ein Satz').fill('Test: ein Satz mehr')
  await press(dialog(page), 'Einreichen')
  await expect(dialog(page)).toContainText('auf dem Zweig „test-ein-satz-mehr“')
  expect(preview.site.git('log', '-1', '--format=%s', '--name-only')).toMatch(
    /^Test: ein Satz mehr\s+content\/trial.mdx\s+$/,
  )
})

test('a new page has the title that was typed, and the menu that was chosen', async ({ page }) => {
  const menus = preview.site.read('content/navigation.yaml')
  await press(page, 'Seiten')
  const create = dialog(page).locator('details', { hasText: 'Neue Seite' })
  await create.locator('summary').first().click()
  await create.getByLabel('Titel').fill('KI für Vereine')
  await create.getByLabel('Adresse').fill('/ki-fuer-vereine')
  await create.getByLabel('Im Menü unter').selectOption({ label: 'IT-Dienstleistungen' })
  await press(create, 'Seite anlegen')
  await expect(create).toContainText('„KI für Vereine | 4xDU“ bekommt die Adresse /ki-fuer-vereine')
  await press(create, 'Ja, anlegen')
  await expect(page.locator('#said')).toContainText('im Menü unter „IT-Dienstleistungen“')
  expect(preview.site.read('content/ki-fuer-vereine.mdx')).toContain(
    '\ntitle: KI für Vereine | 4xDU\n',
  )
  await expect(page.locator('#file option:checked')).toContainText('KI für Vereine')
  preview.site.remove('content/ki-fuer-vereine.mdx')
  preview.site.write('content/navigation.yaml', menus)
})

test('Emilia answers from what is being written, and a question is noted where its answer stands', async ({
  page,
}) => {
  await press(page, 'Emilia fragen')
  await dialog(page).getByLabel('Frage').fill('Was umfasst der Test?')
  await press(dialog(page), 'Fragen')
  await expect(dialog(page)).toContainText(/Am besten passt dazu: .* \/trial#/)
  // As in the chat: no marks of Markdown, links to click.
  const reply = dialog(page).locator('.reply')
  await expect(reply.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expect(reply).not.toContainText(/\*\*|\]\(/)
  await dialog(page).getByLabel('Die richtige Antwort').fill('/trial#was-der-test-umfasst')
  await press(dialog(page), 'merken')
  await expect(dialog(page)).toContainText('steht jetzt bei „Fragen an Emilia“')
  expect(preview.site.read('content/emilia/questions.yaml')).toContain('"Was umfasst der Test?"')
})
