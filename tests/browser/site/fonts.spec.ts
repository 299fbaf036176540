import { expect, test } from '../../support/built-test'
import { drawnWith } from '../../support/drawn-with'

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test('words come in both fonts of the house, each asked for once', async ({ page }) => {
      const names: string[] = []
      page.on('request', request =>
        names.push(...(/\/([a-z]+)\.[\w-]+\.woff2$/.exec(request.url())?.slice(1) ?? [])),
      )
      await page.goto('/impressum')
      await expect.poll(() => drawnWith(page)).toEqual(['Bricolage Grotesque', 'Figtree'])
      expect(names.sort()).toEqual(['bricolage', 'figtree'])
    })
  })
