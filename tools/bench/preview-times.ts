import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright'
import { median } from './figures'

type PreviewTimes = {
  /** From writing the file to the frame that shows its words: median in ms. */
  save: number
  /** From asking for the page again to its `load`: median in ms. */
  load: number
}

/**
 * Saves and reloads in turns, so that what else the machine does weighs on both alike.
 * @param page an open page of the preview
 * @param save writes `words` into the page's file
 */
export async function previewTimes(
  page: Page,
  save: (words: string) => void,
  rounds: number,
): Promise<PreviewTimes> {
  const saves: number[] = []
  const loads: number[] = []
  for (let round = 0; round < rounds; round++) {
    const words = `Runde ${round} ist da.`
    const painted = page.waitForFunction(
      text =>
        document.querySelector('main')?.textContent?.includes(text) &&
        new Promise(resolve => requestAnimationFrame(() => resolve(true))),
      words,
      { polling: 4 },
    )
    const saved = performance.now()
    save(words)
    await painted
    saves.push(performance.now() - saved)
    await wait(400)
    const asked = performance.now()
    await page.reload({ waitUntil: 'load' })
    loads.push(performance.now() - asked)
    await page.locator('#preview-bar summary', { hasText: 'Vorschau' }).waitFor()
    await wait(200)
  }
  return { save: median(saves), load: median(loads) }
}
