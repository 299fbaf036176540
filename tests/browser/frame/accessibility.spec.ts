import { axe } from '../../support/axe'
import { expect, test } from '../../support/frame/frame-test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 768, 1280, 1680]) {
  test(`axe finds nothing at rest at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/ki-im-autohaus')
    expect(await axe(page)).toEqual([])
  })
}

for (const name of ['Branchenlösungen', 'Produkte', 'IT-Dienstleistungen']) {
  test(`axe finds nothing with ${name} open, wide and on a phone`, async ({ page }) => {
    await page.goto('/ki-im-autohaus')
    await page.getByRole('button', { name }).click()
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menü' }).click()
    await page.getByRole('button', { name }).click()
    expect(await axe(page)).toEqual([])
  })
}
