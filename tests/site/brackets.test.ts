import { expect, it } from 'vitest'
import { builtRoutes, delivered } from '../support/delivered'

it.each([...builtRoutes, '/404'])('visitors of %s read no bracket of a placeholder', route => {
  expect(delivered(route).text).not.toMatch(/\[[^\]]*\]/)
})
