import type { Request } from 'playwright/test'
import { expect, test } from '../../support/built-test'
import { forms, hydrated } from '../islands/form-test'
import { bytesOf } from './watched-load'

/** React, the form and what sends it, over the wire. */
const BYTES = 70_000

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

for (const { path } of Object.values(forms)) {
  test(`${path} loads what its form needs when the form comes near, and not too much`, async ({
    page,
  }) => {
    const scripts: Request[] = []
    page.on(
      'requestfinished',
      request => request.resourceType() === 'script' && scripts.push(request),
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.length, `${path}: scripts while the form is far away`).toBe(0)
    await page.locator('#formular').scrollIntoViewIfNeeded()
    await hydrated(page)
    const bytes = await bytesOf(scripts)
    expect(scripts.length, `${path}: scripts once the form is near`).toBeGreaterThan(0)
    expect(bytes, `${path}: bytes of scripts`).toBeLessThanOrEqual(BYTES)
  })
}
