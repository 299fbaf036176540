import { startPreview } from '../../tests/support/preview-site'
import { previewTimes } from '../../tests/support/preview-times'
import { browserMissing, withBrowser, withFreshPage } from './bench-browser'
import { freePort } from './free-port'
import { atMost, type Row, unmeasured } from './row'

const rounds = 15
const what = 'preview: a sentence saved to painted'
const file = 'content/trial.mdx'
const sentence = 'Sie nennen uns Ihre Branche und Ihre Website.'

/** From saving a page's file in a copy of the project to the frame that shows it under `npm run dev`: median, in ms. */
export async function* preview(): AsyncGenerator<Row> {
  const missing = browserMissing()
  if (missing) return yield unmeasured(what, 'at most 100 ms', missing)
  const site = await startPreview(await freePort())
  try {
    const times = await withBrowser(browser =>
      withFreshPage(browser, {}, async page => {
        await page.goto(`${site.origin}/trial`)
        await page.locator('#preview-bar summary', { hasText: 'Vorschau' }).waitFor()
        let there = sentence
        const save = (words: string) => {
          site.change(file, there, words)
          there = words
        }
        // The first save of a preview finds it half asleep.
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
