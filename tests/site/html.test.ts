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

/** All that is wrong with the HTML of a page, as `line: rule: message (element)`. */
async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, htmlRules)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, ruleId, message, selector }) => `${line}: ${ruleId}: ${message} (${selector})`,
    ),
  )
}

it.each([...builtRoutes, '/404'])(
  '%s is valid HTML, shows no bracket of a placeholder, and no address that is rewritten on the way',
  async route => {
    const { html, text } = delivered(route)
    expect(await mistakesIn(html)).toEqual([])
    expect(text).not.toMatch(/\[[^\]]*\]/)
    const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    expect(words.match(/[\w.+-]+@[\w-]+\.[\w.-]+/g)).toBeNull()
  },
)
