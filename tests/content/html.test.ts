import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { allRoutes, delivered } from '../support/delivered'
import { htmlRules } from '../support/html-rules'

it.each([...allRoutes, '/404'])('%s has one header, main, footer and h1', route => {
  const { html } = delivered(route)
  const counts = ['header', 'main', 'footer', 'h1'].map(tag => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length)
  expect(counts).toEqual([1, 1, 1, 1])
})

const validator = new HtmlValidate()

it.each([...allRoutes, '/404'])('the HTML of %s is valid', async route => {
  const { results } = await validator.validateString(delivered(route).html, htmlRules)
  const messages = results.flatMap(result => result.messages)
  expect(messages.map(({ line, ruleId, message, selector }) => `${line}: ${ruleId}: ${message} (${selector})`)).toEqual(
    [],
  )
})
