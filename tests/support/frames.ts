import type { Page } from 'playwright/test'

/** Waits until the browser has drawn so many frames: what it does of itself it has begun by then. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async left => {
    for (let frame = 0; frame < left; frame += 1)
      await new Promise(resolve => requestAnimationFrame(resolve))
  }, count)
}
