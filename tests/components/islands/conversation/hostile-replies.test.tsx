import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Reply } from '../../../../components/islands/conversation/reply/Reply'

/** What a misled model may say: markup, addresses, Markdown. Each tries to run something or to load from evil.example. */
const replies: string[] = JSON.parse(readFileSync('tests/fixtures/hostile-replies.json', 'utf8'))

it.each(replies)('is shown as words, and leads nowhere but to pages of this site: %s', reply => {
  const html = parse(renderToStaticMarkup(<Reply text={reply} siteOrigin="https://4xdu.example" />))
  for (const element of html.querySelectorAll('*')) {
    expect(element.rawTagName).toMatch(/^(p|ul|ol|li|strong|a|b|span)$/)
    for (const name of Object.keys(element.attributes))
      expect(name).toMatch(/^(class|dir|href|start)$/)
  }
  for (const link of html.querySelectorAll('a'))
    expect(link.getAttribute('href')).toMatch(/^\/(?!\/|api)/)
})
