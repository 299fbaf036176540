import { type Page, expect as plainExpect, test } from 'playwright/test'
import { sharePreview } from './preview-test'

// Spelling while somebody writes, repairs, and long lists of facts.

// Of steps that need the whole check or a reload, on a machine that does much else.
const expect = plainExpect.configure({ timeout: 60_000 })
const FILE = 'content/training.mdx'
const QUESTIONS = 'content/emilia/questions.yaml'
const WORDS = 'content/woerter.txt'
const preview = sharePreview(FILE)
test.beforeEach(() => test.setTimeout(300_000))

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })
const hint = (page: Page, word: string) => page.locator('#findings li', { hasText: `„${word}“` })
/** The text as this window keeps it. */
const written = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('4xdu:offen') ?? '{}').text as string)

async function openWorkplace(page: Page): Promise<void> {
  await page.goto(`${preview.site.origin}/_werkstatt?seite=/training`)
  await expect(page.frameLocator('#page').locator('main [data-line]').first()).toBeAttached()
}

/** Writes at the end of the title: the editor keeps only the lines in view in its document. */
async function write(page: Page, words: string): Promise<void> {
  await text(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.insertText(words)
}

test('a misspelt word is underlined while somebody writes, mended, or entered as right', async ({
  page,
}) => {
  const words = preview.site.read(WORDS)
  await openWorkplace(page)
  await write(page, ' Asistent Bildschirmli')
  await expect(text(page).locator('.cm-lintRange', { hasText: 'Asistent' })).toBeVisible()
  await hint(page, 'Bildschirmli').getByRole('button', { name: 'Ins Wörterbuch' }).click()
  await expect(hint(page, 'Bildschirmli')).toHaveCount(0)
  expect(preview.site.read(WORDS)).toBe(`${words.trimEnd()}\nBildschirmli\n`)
  // What is written meanwhile moves the place, and the repair with it.
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('\n')
  await hint(page, 'Asistent').getByRole('button', { name: 'Beheben' }).click()
  expect(await written(page)).toContain(' Assistent Bildschirmli\n')
  preview.site.write(WORDS, words)
})

test('the questions are found by their words, and open where they stand', async ({ page }) => {
  await openWorkplace(page)
  await page.getByLabel('Datei', { exact: true }).selectOption(QUESTIONS)
  await page.getByText('Als Formular').click()
  const groups = page.locator('#form > details:visible')
  await page.getByLabel('In diesen Angaben suchen').fill('verzugszinsen')
  await expect(groups).toHaveCount(1)
  await groups.locator('summary').click()
  const [field] = [groups.locator('textarea').first()]
  await field.fill('ust oder mwst')
  await expect(page.locator('#status')).toHaveText('Nicht gespeichert')
  expect(await written(page)).toContain('ust oder mwst')
  await page.getByLabel('In diesen Angaben suchen').fill('staubsauger')
  await expect(page.locator('#form-none')).toHaveText('Das steht hier nirgends.')
})

test('a key in the longest file costs little more than one in a page', async ({ page }) => {
  await openWorkplace(page)
  const inPage = await keyTime(page)
  await page.getByLabel('Datei', { exact: true }).selectOption(QUESTIONS)
  await expect(page.locator('#status')).toHaveText('Gespeichert')
  await page.getByText('Als Formular').click()
  await expect(page.locator('#form > details').first()).toBeVisible()
  expect(await keyTime(page)).toBeLessThan(inPage * 3 + 15)
})

/** What the workplace itself works for a key, in ms: the fastest of twenty, as a busy machine slows any of them. */
async function keyTime(page: Page): Promise<number> {
  await text(page).focus()
  return page.evaluate(async () => {
    const content = document.querySelector<HTMLElement>('.cm-content')
    const times: number[] = []
    for (let key = 0; key < 20; key++) {
      const start = performance.now()
      document.execCommand('insertText', false, 'a')
      // CodeMirror reads what was typed once the script rests.
      await Promise.resolve()
      content?.getBoundingClientRect()
      times.push(performance.now() - start)
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    return Math.min(...times)
  })
}
