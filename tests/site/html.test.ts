import { type ConfigData, HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { builtRoutes, delivered } from '../support/delivered'

/**
 * All recommended rules of html-validate, but three; a list may have a name, as ARIA allows: roles on tables are not redundant where CSS takes the table display
 * away on phones; React writes some attributes in camel case; and its `useId` makes ids with underscores in front.
 * The other lines choose between spellings that mean the same: React writes `required=""`, `<br/>` and `<!doctype html>`.
 */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-redundant-role': 'off',
    'attr-case': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'valid-id': ['error', { relaxed: true }],
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
  },
}

const validator = new HtmlValidate()

it.each([...builtRoutes, '/404'])('the HTML of %s is valid', async route => {
  const { results } = await validator.validateString(delivered(route).html, htmlRules)
  const messages = results.flatMap(result => result.messages)
  expect(
    messages.map(
      ({ line, ruleId, message, selector }) => `${line}: ${ruleId}: ${message} (${selector})`,
    ),
  ).toEqual([])
})

it.each([...builtRoutes, '/404'])(
  'no address of %s stands there to be rewritten on the way',
  route => {
    const { html } = delivered(route)
    const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    expect(words.match(/[\w.+-]+@[\w-]+\.[\w.-]+/g)).toBeNull()
  },
)
