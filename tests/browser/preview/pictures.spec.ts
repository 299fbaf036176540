import { type Page, expect as plainExpect, test } from 'playwright/test'
import sharp from 'sharp'
import { sharePreview } from './preview-test'

// „Bilder“: the library of content/media.

// Of steps that need the whole check or a reload, on a machine that does much else.
const expect = plainExpect.configure({ timeout: 60_000 })
const FILE = 'content/training.mdx'
const preview = sharePreview(FILE)
test.beforeEach(() => test.setTimeout(300_000))

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.locator('#picture-list > li', { hasText: name })
const openPictures = (page: Page) =>
  page.getByRole('button', { name: 'Bilder', exact: true }).click()
/** A photo of one colour, as a camera makes it. */
const photo = async (name: string, width: number, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test('a picture is added, found with its places, led to, replaced, and deleted where nothing shows it', async ({
  page,
}) => {
  await page.goto(`${preview.site.origin}/_werkstatt?seite=/training`)
  await expect(page.frameLocator('#page').locator('main [data-line]').first()).toBeAttached()

  // Added without a page, then put in from the library.
  await openPictures(page)
  await dialog(page)
    .getByLabel('Neues Bild')
    .setInputFiles(await photo('Büro Foto.JPG', 800, '#ff0000'))
  await dialog(page).getByRole('button', { name: 'Nur ablegen' }).click()
  const row = rowOf(page, 'buero-foto.webp')
  await expect(row).toContainText('800 × 400')
  await expect(row).toContainText('Steht auf keiner Seite.')
  await row.getByRole('button', { name: 'In den Text' }).click()
  await dialog(page).getByRole('button', { name: 'Einfügen' }).click()
  await expect(dialog(page)).toContainText('Schreiben Sie, was auf dem Bild zu sehen ist')
  await dialog(page).getByLabel('Was ist darauf zu sehen?').fill('Unser Büro am Abend')
  await dialog(page).getByRole('button', { name: 'Einfügen' }).click()
  await expect(text(page)).toContainText('![Unser Büro am Abend](/buero-foto.webp)')

  // Not saved yet, but shown: it has its place, and stays.
  await openPictures(page)
  const place = row.getByRole('button', { name: /KI-Training, Zeile \d+: „Unser Büro am Abend“/ })
  await expect(place).toBeVisible()
  await expect(row.getByRole('button', { name: 'Löschen' })).toHaveCount(0)
  await place.click()
  await expect(page.locator('.cm-activeLine')).toContainText('Unser Büro am Abend')

  // Another photo under the same name.
  await openPictures(page)
  await row
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') })
  await expect(row).toContainText('Dieses Bild lässt sich nicht lesen.')
  await row.locator('input[type=file]').setInputFiles(await photo('neu.jpg', 1200, '#0000ff'))
  await expect(row).toContainText('1200 × 400')
  await expect(dialog(page)).toContainText('/buero-foto.webp ist ersetzt')
  const served = await page.request.get(`${preview.site.origin}/buero-foto.webp`)
  expect((await sharp(await served.body()).metadata()).format).toBe('webp')

  // Once nothing shows it, it goes when that was asked again, and comes back.
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  await text(page).click()
  await page.keyboard.press('Control+z')
  await openPictures(page)
  await row.getByRole('button', { name: 'Löschen' }).click()
  await expect(row).toContainText('keine Seite zeigt es')
  await row.getByRole('button', { name: 'Ja, löschen' }).click()
  await expect(row).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Seiten' }).click()
  await dialog(page).getByRole('button', { name: 'Letztes zurücknehmen' }).click()
  await expect(page.locator('#said')).toContainText('Alles ist wieder wie vorher.')
  await openPictures(page)
  await expect(row).toContainText('1200 × 400')
  preview.site.remove('content/media/buero-foto.webp')
})

test('a drawing is replaced by a drawing only, and faces of the site are not touched', async ({
  page,
}) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  preview.site.write('content/media/skizze.svg', drawing)
  await page.goto(`${preview.site.origin}/_werkstatt?seite=/training`)
  await expect(page.frameLocator('#page').locator('main [data-line]').first()).toBeAttached()
  await openPictures(page)
  const row = rowOf(page, 'skizze.svg')
  await row.locator('input[type=file]').setInputFiles(await photo('foto.jpg', 300, '#00ff00'))
  await expect(row).toContainText('/skizze.svg ist eine Zeichnung (SVG)')
  const other = drawing.replace('9z', '9H0z')
  await row.locator('input[type=file]').setInputFiles({
    name: 'neu.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(other),
  })
  await expect(dialog(page)).toContainText('/skizze.svg ist ersetzt')
  expect(preview.site.read('content/media/skizze.svg')).toBe(other)
  const face = page.locator('#site-pictures > li', { hasText: 'emilia.svg' })
  await expect(face.getByRole('button')).toHaveCount(0)
  preview.site.remove('content/media/skizze.svg')
})
