import { type Page, expect as plainExpect, test } from 'playwright/test'
import { sharePreview } from './preview-test'

// What comes from other programs, and what is found and formatted.

// Of steps that need the whole check or a reload, on a machine that does much else.
const expect = plainExpect.configure({ timeout: 60_000 })
const FILE = 'content/training.mdx'
const preview = sharePreview(FILE)

const text = (page: Page) => page.getByRole('textbox', { name: /^Text von/ })
const dialog = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page }) => {
  await page.goto(`${preview.site.origin}/_werkstatt?seite=/training`)
  await expect(page.frameLocator('#page').locator('main [data-line]').first()).toBeAttached()
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('Anfang.\n\n')
})
/** The text as this window keeps it. */
const written = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('4xdu:offen') ?? '{}').text as string)

async function paste(page: Page, html: string, plain = 'nur Text'): Promise<void> {
  await page.evaluate(
    ([html = '', plain = '']) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plain)
      if (html) clipboardData.setData('text/html', html)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector('.cm-content')?.dispatchEvent(event)
    },
    [html, plain],
  )
}

test('a text from Word becomes headings, sentences, bold, links and lists', async ({ page }) => {
  const marker = `<![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>`
  await paste(
    page,
    `<html xmlns:o="urn:x"><head><style>p {margin:0}</style></head><body><!--StartFragment-->
<h1>Was Sie mitnehmen<o:p></o:p></h1>
<p class=MsoNormal>Das kostet 1.500&nbsp;€ und ist <b>schnell</b> erklärt. Fragen Sie Dr. Huber im
<a href="https://orf.at/x">ORF</a>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${marker}Erster Punkt</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'>${marker}Antwort in &lt;24 h</p>
<h2>Und O&#xFB03;ce</h2><p>As&shy;sistent<img src="file:///x.png"></p><!--EndFragment--></body></html>`,
  )
  expect(await written(page)).toBe(`Anfang.

## Was Sie mitnehmen

Das kostet 1.500 € und ist **schnell** erklärt.
Fragen Sie Dr. Huber im [ORF](https://orf.at/x).

- Erster Punkt
- Antwort in \\<24 h

### Und Office

Assistent`)
  await expect(page.locator('#said')).toHaveText(
    'Ein Bild kommt so nicht mit: Ziehen Sie es als Datei in den Text.',
  )
})

test('a list that is pasted into an empty item takes its place; raised digits stay raised', async ({
  page,
}) => {
  await page.keyboard.insertText('- Eins')
  await page.keyboard.press('Enter')
  await paste(page, '<ul><li>200 m<sup>2</sup></li><li>Drei</li></ul>')
  expect(await written(page)).toBe('Anfang.\n\n- Eins\n\n- 200 m²\n- Drei')
})

test('a Google document is not bold all over, and its lists keep their levels', async ({
  page,
}) => {
  await paste(
    page,
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Fett</span><span style="font-weight:400"> und nicht.</span></p><ul><li><p>Eins</p></li><li><p>Zwei</p><ul><li>Drei</li></ul></li></ul></b>`,
  )
  expect(await written(page)).toBe('Anfang.\n\n**Fett** und nicht.\n\n- Eins\n- Zwei\n  - Drei')
})

test('a sheet is a table where a box takes one, and a list elsewhere', async ({ page }) => {
  const sheet =
    '<table><tr><td>Funktion</td><td>BASIC</td></tr><tr><td>WhatsApp</td><td>nein</td></tr></table>'
  await paste(page, sheet)
  expect(await written(page)).toBe('Anfang.\n\n- Funktion: BASIC\n- WhatsApp: nein')
  await expect(page.locator('#said')).toContainText('sie steht als Liste da')
  await page.keyboard.insertText('\n\n<PackageComparison>\n\n')
  await paste(page, sheet)
  expect(await written(page)).toContain(
    '<PackageComparison>\n\n| Funktion | BASIC |\n| --- | --- |\n| WhatsApp | nein |',
  )
})

test('the lines of a PDF lose their hyphens; Markdown of ours stays as it is', async ({ page }) => {
  await paste(page, '', 'Der Assis-\ntent ist\u00a0da.\u000bUnd hier.')
  expect(await written(page)).toBe('Anfang.\n\nDer Assistent ist da.\nUnd hier.')
  await page.keyboard.insertText('\n\n')
  await paste(page, '<p>etwas anderes</p>', '<Steps>\n\n1. **A.** B\n\n</Steps>')
  expect(await written(page)).toContain('\n\n<Steps>\n\n1. **A.** B\n\n</Steps>')
})

test('bold, link, list and heading come by button and key', async ({ page }) => {
  await page.keyboard.insertText('Alles neu')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('End')
  await page.keyboard.insertText(' auf ')
  await page.keyboard.press('Control+k')
  await dialog(page).getByLabel('Wohin?').fill('office@4xdu.at')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Überschrift' }).click()
  expect(await written(page)).toBe(
    'Anfang.\n\n## Alles **neu** auf [office@4xdu.at](mailto:office@4xdu.at)',
  )
  await page.getByRole('button', { name: 'Liste' }).click()
  expect(await written(page)).toContain('\n- Alles **neu**')
})

test('words are found everywhere, unsaved ones too, and can be replaced in the open file', async ({
  page,
}) => {
  await page.keyboard.insertText('Ein Fuchsschwanz und noch ein Fuchsschwanz.')
  await page.getByLabel('Datei', { exact: true }).selectOption('content/prices.yaml')
  await page.keyboard.press('Control+Shift+f')
  await dialog(page).getByLabel('Worte auf Seiten').fill('fuchsschwanz')
  await expect(page.locator('#found-count')).toHaveText('Eine Stelle')
  await page.locator('#hits button').click()
  await expect(page.locator('#status')).toHaveText('Nicht gespeichert')
  await expect(page.locator('.cm-activeLine')).toContainText('Ein Fuchsschwanz')
  await page.getByPlaceholder('Ersetzen durch').fill('Hase')
  await page.getByRole('button', { name: 'Alle ersetzen' }).click()
  expect(await written(page)).toBe('Anfang.\n\nEin Hase und noch ein Hase.')
})

test('what was done to a file can be undone after another one was open', async ({ page }) => {
  await page.keyboard.insertText('Zuerst.')
  await page.getByLabel('Datei', { exact: true }).selectOption('content/trial.mdx')
  await expect(text(page)).toContainText('canonical: /trial')
  await page.getByLabel('Datei', { exact: true }).selectOption(FILE)
  await expect(text(page)).toContainText('Zuerst.')
  await text(page).click()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  expect(await written(page)).toBe(preview.source)
})

test('two versions of a file are joined piece by piece', async ({ page }) => {
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(preview.source.replace(/^title: .*$/m, '$& Meins'))
  preview.site.change(FILE, '## ', '## Anders: ')
  await expect(page.locator('#conflict')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Fassung von anderswo' })).toContainText(
    'Anders: ',
  )
  // By key, as one does who uses no mouse; then the file changes once more below the open question.
  await page.locator('.cm-merge-revert button').last().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Meine Fassung' })).toContainText('Anders: ')
  const isRead = page.waitForResponse(
    async answer =>
      answer.request().method() === 'POST' && (await answer.text()).includes('Neuer: '),
  )
  preview.site.change(FILE, 'Anders: ', 'Neuer: ')
  await isRead
  await page.getByRole('button', { name: 'So wie rechts weiterschreiben' }).click()
  await expect(dialog(page)).toBeHidden()
  const text = await written(page)
  expect(text).toContain('Meins\n')
  expect(text).toContain('## Anders: ')
})

test('the workplace works where the browser refuses to keep anything', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  })
  await page.reload()
  await expect(text(page)).toContainText('title:')
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('\nNoch ein Satz.\n')
  await page.getByLabel('Datei', { exact: true }).selectOption('content/trial.mdx')
  await expect(page.locator('#unsaved')).toHaveText('Auch nicht gespeichert: KI-Training')
  await page.getByLabel('Datei', { exact: true }).selectOption(FILE)
  // The file is open again.
  await expect(page.locator('#unsaved')).not.toContainText('KI-Training')
  await page.keyboard.press('Control+s')
  await expect.poll(() => preview.site.read(FILE)).toContain('Noch ein Satz.')
})
