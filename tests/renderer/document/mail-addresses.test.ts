import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { withoutPlainAddresses } from '../../../renderer/document/mail-addresses'

/** What Cloudflare does to an HTML page by default, as reports describe it. */
const rewritten = (html: string) =>
  html
    .replace(/href="mailto:[^"@]+@[^"]+"/g, 'href="/cdn-cgi/l/email-protection#a1b2"')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email&#160;protected]')

const page = `<style>@media print{a{color:red}}</style><script type="application/ld+json">{"@type":"Organization","email":"a@4xdu.example"}</script>
<p>Schreiben Sie an <a href="mailto:office@4xdu.example">office@4xdu.example</a> oder @4xdu.</p>`

it('an address reaches the visitor as it is, whatever rewrites addresses on the way', () => {
  const sent = withoutPlainAddresses(page)
  const [shown, meant] = [rewritten(sent), page].map(html => parse(html).querySelector('p'))
  expect(shown?.text).toBe(meant?.text)
  expect(shown?.querySelector('a')?.getAttribute('href')).toBe('mailto:office@4xdu.example')
})

it('scripts and styles stay, as their hashes stand in the policy', () => {
  const parts = /<(script|style)[\s\S]*?<\/\1>/g
  expect(withoutPlainAddresses(page).match(parts)).toEqual(page.match(parts))
})
