import { type Locator, type Page, expect as plainExpect, test } from 'playwright/test'
import { sharePreview } from './preview-test'

// What editors do wrongly, twice or while somebody else works on the same files.

// Of steps that need the whole check or a reload, on a machine that does much else.
const expect = plainExpect.configure({ timeout: 60_000 })

const FILE = 'content/training.mdx'
const OTHER = 'content/trial.mdx'

const preview = sharePreview(FILE)
test.beforeEach(() => test.setTimeout(300_000))
test.beforeAll(() => {
  preview.site.git('init', '--quiet', '--initial-branch=main')
  preview.site.git('config', 'user.name', 'Anna')
  preview.site.git('config', 'user.email', 'anna@example.com')
  preview.site.git('add', 'content')
  preview.site.git('commit', '--quiet', '--message=Anfang')
})

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })
const shown = (page: Page) => page.frameLocator('#page').locator('main')
const status = (page: Page) => page.locator('#status')
const dialog = (page: Page) => page.getByRole('dialog')
const press = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name }).first().click()
const choose = (page: Page, file: string) =>
  page.getByLabel('Datei', { exact: true }).selectOption(file)
const changed = () => preview.site.git('status', '--porcelain', 'content')

async function openWorkplace(page: Page, path = '/training'): Promise<void> {
  await page.goto(`${preview.site.origin}/_werkstatt?seite=${path}`)
  await expect(shown(page).locator('[data-line]').first()).toBeAttached({ timeout: 90_000 })
}

/** Writes words at the end of the title: the editor keeps only the lines in view in its document. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.insertText(` ${words}`)
  await expect(status(page)).toHaveText('Nicht gespeichert')
}

/** Opens one of the three tasks of „Seiten“, and gives its form. */
async function task(page: Page, name: RegExp): Promise<Locator> {
  const section = dialog(page).locator('details[name=pages]').filter({ hasText: name })
  if (!(await section.getAttribute('open').then(open => open !== null)))
    await section.locator('summary').first().click()
  return section
}

test('deleting asks for a page that there is, and nothing is written before', async ({ page }) => {
  await openWorkplace(page)
  await press(page, 'Seiten')
  const remove = await task(page, /entfernen/)
  for (const [typed, sentence] of [
    ['', 'Wohin sollen die Links zu /training führen?'],
    ['/trialx', 'Die Adresse /trialx gibt es nicht. Meinten Sie /trial?'],
    ['/training', 'ist die Seite, die Sie entfernen'],
  ] as const) {
    await remove.getByLabel('Wer der alten Adresse folgt').fill(typed)
    for (let time = 0; time < 2; time++) {
      await press(remove, 'Seite entfernen')
      await expect(remove.locator('output')).toContainText(sentence)
    }
  }
  expect(changed()).toBe('')
})

test('the home page is neither renamed nor deleted', async ({ page }) => {
  await openWorkplace(page, '/')
  await press(page, 'Seiten')
  for (const [name, label, typed] of [
    [/umbenennen/, 'Neue Adresse', '/start'],
    [/entfernen/, 'Wer der alten Adresse folgt', '/trial'],
  ] as const) {
    const form = await task(page, name)
    await form.getByLabel(label).fill(typed)
    await form.locator('button').click()
    await expect(form.locator('output')).toContainText('Die Startseite')
  }
  expect(changed()).toBe('')
})

test('a question is noted only at an address that there is', async ({ page }) => {
  await openWorkplace(page)
  await press(page, 'Emilia fragen')
  await dialog(page).getByLabel('Frage').fill('Was kostet das?')
  await dialog(page).getByLabel('Die richtige Antwort').fill('/gibtsnicht')
  await press(dialog(page), 'merken')
  await expect(dialog(page)).toContainText('Die Adresse /gibtsnicht gibt es nicht.')
  expect(changed()).toBe('')
})

test('Ctrl+S saves from the page beside the text too', async ({ page }) => {
  await openWorkplace(page)
  await write(page, 'Aus der Seite gespeichert.')
  await shown(page).locator('h1').click()
  await page.frameLocator('#page').locator('body').press('Control+s')
  await expect(status(page)).toHaveText('Gespeichert')
  expect(preview.site.read(FILE)).toContain('Aus der Seite gespeichert.')
})

test('a file that vanishes stays on screen and comes back when asked', async ({ page }) => {
  await openWorkplace(page)
  await write(page, 'Noch nicht gespeichert.')
  preview.site.remove(FILE)
  await expect(page.getByRole('alert')).toContainText('Diese Datei gibt es nicht mehr')
  await expect(status(page)).toHaveText('Diese Datei gibt es nicht mehr')
  await expect(text(page)).toContainText('Noch nicht gespeichert.')
  await page.keyboard.press('Control+s')
  await page.reload()
  await expect(text(page)).toContainText('Noch nicht gespeichert.')
  await expect(status(page)).toHaveText('Diese Datei gibt es nicht mehr')
  expect(changed()).toContain(`D ${FILE}`)
  await choose(page, OTHER)
  await expect(status(page)).toHaveText('Gespeichert')
  await choose(page, FILE)
  await expect(text(page)).toContainText('Noch nicht gespeichert.')
  await press(page, 'Wieder anlegen')
  await expect(status(page)).toHaveText('Gespeichert')
  expect(preview.site.read(FILE)).toBe(
    preview.source.replace(/^title: .*$/m, '$& Noch nicht gespeichert.'),
  )
})

test('a file that vanishes with nothing unsaved stays on screen too', async ({ page }) => {
  await openWorkplace(page)
  const [first = ''] = /^title: .*$/m.exec(preview.source) ?? []
  preview.site.remove(FILE)
  await expect(status(page)).toHaveText('Diese Datei gibt es nicht mehr')
  await expect(text(page)).toContainText(first)
  preview.site.write(FILE, preview.source)
  await expect(status(page)).toHaveText('Gespeichert')
})

test('a renamed heading is renamed everywhere, questions included, and a .yaml is checked whole', async ({
  page,
}) => {
  const questions = 'content/emilia/questions.yaml'
  const heading = /^## (Was .*)$/m.exec(preview.source)?.[1] ?? ''
  await openWorkplace(page)
  await text(page).click()
  preview.site.change(FILE, `## ${heading}`, `## Neu: ${heading}`)
  await expect(page.locator('#findings')).toContainText(`heißt jetzt „Neu: ${heading}“`)
  await choose(page, questions)
  // The other file is to blame, so both say the same.
  await expect(page.locator('#findings')).toContainText(`heißt jetzt „Neu: ${heading}“`)
  await page.getByRole('button', { name: 'Überall mitändern', exact: true }).click()
  await expect(page.locator('#findings')).not.toContainText('heißt jetzt')
  expect(preview.site.read(questions)).toContain('/training#neu-')
  const end = preview.site.read(questions)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('/gibt-es-nicht:\n  - Wo ist das?\n')
  await expect(page.locator('#findings')).toContainText('Die Seite /gibt-es-nicht gibt es nicht.')
  expect(preview.site.read(questions)).toBe(end)
  await page.evaluate(() => localStorage.clear())
  preview.site.git('checkout', '--quiet', '--', 'content')
})

test('unsaved files are marked; submitting saves them all, and with nothing to submit says so', async ({
  page,
}) => {
  await openWorkplace(page)
  await write(page, 'Erster Entwurf.')
  await choose(page, OTHER)
  await expect(text(page)).toContainText('canonical: /trial')
  await expect(page.locator('#unsaved')).toHaveText('Auch nicht gespeichert: KI-Training')
  await expect(page.locator('#file option', { hasText: '● KI-Training' })).toHaveCount(1)
  await press(page, 'Was ist anders?')
  await expect(dialog(page).locator('#changed li')).toContainText(
    'KI-Training geändert, nicht gespeichert',
  )
  await dialog(page).getByLabel('Ein Satz').fill('Training: ein Satz mehr')
  await press(dialog(page), 'Alles speichern und einreichen')
  await expect(dialog(page)).toContainText('auf dem Zweig „training-ein-satz-mehr“')
  expect(preview.site.git('show', `HEAD:${FILE}`)).toContain('Erster Entwurf.')
  await expect(page.locator('#unsaved')).toHaveText('')
  await expect(dialog(page).getByRole('button', { name: 'inreichen' })).toBeHidden()
  await expect(page.locator('#where')).toHaveText('eingereicht, auf diesem Rechner')
  await press(dialog(page), 'Zurück zum Stand, der online ist')
  await expect(page.locator('#where')).toHaveText('')
  expect(preview.site.read(FILE)).toBe(preview.source)
})

test('a file is reset once it was asked again, and that is taken back', async ({ page }) => {
  await openWorkplace(page)
  await write(page, 'Nur ein Versuch.')
  await press(page, 'Was ist anders?')
  const row = dialog(page).locator('#changed li', { hasText: 'KI-Training' })
  await press(page, 'Zurücksetzen')
  await expect(row).toContainText('Was hier geändert wurde, fällt weg.')
  await press(row, 'Ja, zurücksetzen')
  await expect(dialog(page)).toContainText('zuletzt eingereicht war')
  await expect(text(page)).not.toContainText('Nur ein Versuch.')
  expect(preview.site.read(FILE)).toBe(preview.source)
  await press(dialog(page), 'Schließen')
  await press(page, 'Seiten')
  await expect(dialog(page).locator('#steps li').first()).toHaveText(`${FILE} zurückgesetzt`)
  await press(dialog(page), 'Letztes zurücknehmen')
  await expect(text(page)).toContainText('Nur ein Versuch.')
  expect(preview.site.read(FILE)).toContain('Nur ein Versuch.')
})

test('an error elsewhere counts, is named and led to; hints elsewhere do not fill the panel', async ({
  page,
}) => {
  preview.site.change('content/prices.yaml', 'from: 500', 'from: 510')
  preview.site.change(FILE, '[Kontakt aufnehmen](/kontaktinformationen)', '[Kontakt](/kontakt-weg)')
  await openWorkplace(page, '/trial')
  await expect(page.locator('#found')).toContainText('anderswo 1 Fehler')
  await expect(page.locator('#file option', { hasText: '✗ ✎ KI-Training' })).toHaveCount(1)
  await expect(page.locator('#elsewhere summary')).toContainText('anderswo')
  await expect(page.locator('#elsewhere li').first()).toBeHidden()
  await page
    .locator('#findings')
    .getByRole('button', { name: 'KI-Training (training.mdx)' })
    .click()
  await expect(text(page)).toContainText('kontakt-weg')
  await press(page, 'Was ist anders?')
  await dialog(page).getByLabel('Ein Satz').fill('Kaputt')
  await press(dialog(page), 'Einreichen')
  await expect(dialog(page)).toContainText(`Die Prüfung nennt noch Fehler in ${FILE}`)
  preview.site.git('checkout', '--quiet', '--', 'content')
})

test('a box that is inserted inside another one goes below it, and is found by other forms of its name', async ({
  page,
}) => {
  await openWorkplace(page)
  await shown(page).getByRole('heading', { level: 3 }).first().click()
  await page.locator('#tools').getByRole('button', { name: 'Kästchen' }).click()
  await dialog(page).getByLabel('Was möchten Sie zeigen?').fill('Checkliste')
  await press(dialog(page), 'Liste mit Häkchen')
  await expect(page.locator('#said')).toHaveText(
    /^Es steht unter „.+“: Darin hat es keinen Platz.$/,
  )
  await expect(shown(page)).toContainText('Nimmt Bestellungen auf WhatsApp')
  await expect(page.locator('#found')).toContainText('Prüfung: 0 Fehler')
})

test('a file that is opened once more is in no other window, and what another one lacked is not told of it', async ({
  page,
}) => {
  await openWorkplace(page)
  preview.site.change(FILE, 'persona: ', 'persona: X')
  await expect(page.locator('#findings')).toContainText('Bei „persona“ gibt es „X')
  // The dictionary has nothing to add to an error that names the word.
  await expect(page.locator('#findings')).not.toContainText('kennt das Wörterbuch nicht')
  await choose(page, OTHER)
  await expect(text(page)).toContainText('canonical: /trial')
  await expect(page.locator('#findings li')).toContainText('(training.mdx), Zeile')
  await choose(page, OTHER)
  await expect(status(page)).toHaveText('Gespeichert')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a new page takes its address from its title', async ({ page }) => {
  await openWorkplace(page)
  await press(page, 'Seiten')
  const create = await task(page, /Neue Seite/)
  await press(create, 'Seite anlegen')
  await expect(create.locator('output')).toHaveText(
    'Wie soll die Seite heißen? Schreiben Sie einen Titel.',
  )
  await create.getByLabel('Titel').fill('KI für Bäcker')
  await press(create, 'Seite anlegen')
  await expect(create.locator('output')).toContainText('bekommt die Adresse /ki-fuer-baecker')
  expect(changed()).toBe('')
})

test('the bar keeps one line on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openWorkplace(page)
  await write(page, 'Noch nicht gespeichert.')
  await choose(page, OTHER)
  await expect(page.locator('#unsaved')).toHaveText('Auch nicht gespeichert: KI-Training')
  const tops = await page
    .locator('header > :not(h1):visible')
    .evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().bottom)))
  const height = await page.locator('#save').evaluate(save => save.getBoundingClientRect().height)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(height)
  await expect(page.getByRole('link', { name: 'Zur Seite' })).toBeInViewport({ ratio: 1 })
  // The column is as wide as the window, however long a line of the bar would be: Firefox takes its whole length otherwise.
  await page
    .locator('#where')
    .evaluate(where => where.replaceChildren('30 Dateien geändert '.repeat(20)))
  await page.addStyleTag({
    content: '#where { overflow: visible !important; min-width: auto !important }',
  })
  expect(await page.locator('main').evaluate(main => main.clientWidth)).toBe(1366)
})
