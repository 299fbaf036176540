import { withBrowser, withFreshPage } from './bench-browser'
import { atMost, type FigureRow } from './figures'
import { startPreview } from './preview-site'
import { previewTimes } from './preview-times'
import { freePort } from './processes'

const rounds = 15
const what = 'preview: a sentence saved to painted'
const file = 'content/trial.mdx'

/** From saving a page's file in a copy of the project to the frame that shows it under `npm run dev`: median, in ms. */
export async function* preview(): AsyncGenerator<FigureRow> {
  const site = await startPreview(await freePort())
  try {
    const times = await withBrowser(browser =>
      withFreshPage(browser, {}, async page => {
        await page.goto(`${site.origin}/trial`)
        await page.locator('#preview-bar summary', { hasText: 'Vorschau' }).waitFor()
        // The first sentence under the page's title.
        let there = /^# .*\n\n(.+)$/m.exec(site.read(file))?.[1] ?? ''
        const save = (words: string) => {
          site.change(file, there, words)
          there = words
        }
        // The first save of a preview is slower.
        await previewTimes(page, save, 2)
        return previewTimes(page, save, rounds)
      }),
    )
    const note = `median of ${rounds}; loading the page again takes ${times.load.toFixed(0)} ms`
    yield atMost({ what, value: times.save, limit: 100, unit: 'ms', note })
  } finally {
    await site.stop()
  }
}
