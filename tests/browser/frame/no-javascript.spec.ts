import { expect, test } from '../../support/frame/frame-test'

test.use({ javaScriptEnabled: false })

test('hover and focus open the menus', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Autohaus', exact: true })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Branchenlösungen' }).hover()
  await expect(link).toBeVisible()
  await link.hover() // the way of the pointer from button to panel leaves neither
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: 'Produkte' }).focus()
  await expect(page.getByRole('link', { name: /Mathias/ })).toBeVisible()
})

test('nothing waits to be revealed', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#short')).toHaveCSS('opacity', '1')
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a link opens the whole menu, another one closes it', async ({ page }) => {
    await page.goto('/')
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Autohaus', exact: true })).toBeHidden()
    await banner.getByRole('link', { name: 'Menü', exact: true }).click()
    for (const name of ['Autohaus', 'RAG-Wissenssysteme', 'Kontakt', 'Demo anfordern']) {
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(banner.getByRole('button', { name: 'Menü' })).toBeHidden()
    await banner.getByRole('link', { name: 'Menü schließen' }).click()
    await expect(banner.getByRole('link', { name: 'Autohaus', exact: true })).toBeHidden()
  })
})
