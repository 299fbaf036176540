import { expect, it } from 'vitest'
import { boxEntries } from '../../../renderer/editing/catalogue/entries'
import { render } from '../../support/render-box'

it.each(boxEntries())(
  'the example of <$tag> becomes HTML that the policy allows, without an id twice',
  ({ example }) => {
    const html = render(example)
    expect(html.textContent.trim()).not.toBe('')
    expect(html.querySelectorAll('[style]')).toEqual([])
    expect(html.querySelectorAll('img:not([alt])')).toEqual([])
    const ids = html.querySelectorAll('[id]').map(element => element.id)
    expect(ids.length).toBe(new Set(ids).size)
    for (const label of html.querySelectorAll('[aria-labelledby]'))
      expect(ids).toContain(label.getAttribute('aria-labelledby'))
  },
)
