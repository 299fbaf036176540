import { expect, it } from 'vitest'
import { boxes } from '../../components/registry'
import { exampleOf } from '../../renderer/page/example'
import { render } from '../support/render-box'

it.each(Object.keys(boxes))(
  'the example of <%s> becomes HTML that the policy allows, without an id twice',
  name => {
    const html = render(exampleOf(name))
    expect(html.textContent.trim()).not.toBe('')
    expect(html.querySelectorAll('[style]')).toEqual([])
    expect(html.querySelectorAll('img:not([alt])')).toEqual([])
    const ids = html.querySelectorAll('[id]').map(element => element.id)
    expect(ids.length).toBe(new Set(ids).size)
    for (const label of html.querySelectorAll('[aria-labelledby]'))
      expect(ids).toContain(label.getAttribute('aria-labelledby'))
  },
)
