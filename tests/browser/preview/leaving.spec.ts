import { type Page, expect as plainExpect, test } from 'playwright/test'
import { sharePreview } from './preview-test'

// Too early, while the page is left, and where the browser keeps nothing.

// Of steps that need the whole check or a reload, on a machine that does much else.
const expect = plainExpect.configure({ timeout: 60_000 })
const FILE = 'content/trial.mdx'
const preview = sharePreview(FILE)
test.beforeEach(() => test.setTimeout(300_000))

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })

async function openWorkplace(page: Page): Promise<void> {
  await page.goto(`${preview.site.origin}/_werkstatt?seite=/trial`)
  await expect(text(page)).toContainText('canonical: /trial')
}

test('„Bearbeiten“ leads to the text before the check has answered', async ({ page }) => {
  // Held for good.
  await page.route('**/_vorschau?*', () => {})
  await page.goto(`${preview.site.origin}/trial`)
  await page.locator('#preview-bar a.edit').click()
  await expect(page).toHaveURL(/_werkstatt\?seite=%2Ftrial/)
})

test('a request that breaks off while the page is left says nothing', async ({ page }) => {
  const held = page.waitForRequest('**/_werkstatt/check')
  let breakOff = () => {}
  await page.route('**/_werkstatt/check', route => {
    breakOff = () => route.abort()
  })
  await openWorkplace(page)
  await held
  // As a reload does it.
  await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  breakOff()
  await page.unroute('**/_werkstatt/check')
  await text(page).click()
  await page.keyboard.insertText('\n')
  await expect(page.locator('#found')).toContainText('Prüfung: ')
  await expect(page.locator('#note')).toBeEmpty()
  await page.route('**/_werkstatt/check', route => route.abort())
  await page.keyboard.insertText('\n')
  await expect(page.locator('#note')).toContainText('Die Vorschau antwortet nicht.')
})

test('a browser that keeps nothing asks before what was typed is lost', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await openWorkplace(page)
  await text(page).click()
  await page.keyboard.type('x')
  await expect(page.locator('#status')).toHaveText('Nicht gespeichert')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

test('a file of facts has no buttons for pages, and no search result of the page before', async ({
  page,
}) => {
  await openWorkplace(page)
  await expect(page.locator('#shared')).toContainText('Zeichen (30 bis 60)')
  await page.getByLabel('Datei', { exact: true }).selectOption('content/prices.yaml')
  await expect(text(page)).toContainText('perMessage')
  await expect(page.getByRole('toolbar', { name: 'Text gestalten' })).toBeHidden()
  await expect(page.locator('#shared')).toBeEmpty()
})
