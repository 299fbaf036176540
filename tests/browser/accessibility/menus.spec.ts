import { fontsShown } from '../../support/fonts-shown'
import { menus } from '../../support/live'
import { allFindings, expect, test } from './accessibility-test'
import { focusFindings } from './focus-probe'

test('each menu, the phone menu, and a group in it', async ({ page }) => {
  await page.goto('/agb')
  await fontsShown(page)
  const findings: string[] = []
  for (const { label } of menus) {
    const button = page.getByRole('banner').getByRole('button', { name: label })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const open = [
      ...(await allFindings(page, 'header')),
      ...(await focusFindings(page, '.header [aria-expanded=true] + *')),
    ]
    findings.push(...open.map(one => `${label}: ${one}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menü' }).click()
  findings.push(...(await allFindings(page, 'header')))
  await page.getByRole('banner').getByRole('button', { name: menus[0]?.label }).click()
  expect([
    ...findings,
    ...(await allFindings(page, 'header')),
    ...(await focusFindings(page, 'header')),
  ]).toEqual([])
})
