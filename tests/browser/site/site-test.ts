import type { Page } from 'playwright/test'
import type { BuiltSite } from '../../support/built-site'

/** The fields of the stored request of an address. */
export function requestOf(site: BuiltSite, email: string) {
  return site.requests().find(fields => fields?.email === email)
}

/** Scrolls the whole page through, so that everything that waits for being seen has been seen. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}

/** What waits to be revealed at the moment. */
export const unseenParts = (page: Page): Promise<string[]> =>
  page
    .locator('.reveal')
    .evaluateAll(parts =>
      parts
        .filter(part => getComputedStyle(part).opacity !== '1')
        .map(part => `waits unseen: ${part.outerHTML.slice(0, 100)}`),
    )

/** What moves with time at the moment, films too; what merely follows the scrolling, or waits for a change in no time, does not count. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(
        animation =>
          animation.playState === 'running' &&
          animation.timeline instanceof DocumentTimeline &&
          animation.effect?.getComputedTiming().duration !== 0,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    const films = [...document.querySelectorAll('video')].filter(video => !video.paused)
    return [...animations, ...films].map(part => `moves: ${part?.outerHTML.slice(0, 100)}`)
  })
