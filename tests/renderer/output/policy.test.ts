import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { policyOf, withPolicyMeta } from '../../../renderer/output/policy'

const own = { apiOrigin: '', emailjs: false }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const rule = (policy: string, name: string) => policy.split('; ').find(one => one.startsWith(`${name} `))

describe('the policy of a page', () => {
  const html =
    '<style data-page="a">p{top:0}</style><script>js()</script><script type="module">run()\n</script>' +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>'

  it('allows what is inlined in it by hash, to the letter, and of data and linked files none', () => {
    expect(rule(policyOf(html, own), 'style-src')).toBe(`style-src 'self' ${hash('p{top:0}')}`)
    expect(rule(policyOf(html, own), 'script-src')).toBe(`script-src 'self' ${hash('js()')} ${hash('run()\n')}`)
  })

  it('denies all that it does not name', () => {
    const policy = policyOf(html, own)
    expect(policy).toMatch(/^default-src 'none'; /)
    for (const closed of ["base-uri 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"])
      expect(policy.split('; ')).toContain(closed)
    expect(rule(policy, 'trusted-types')).toBe('trusted-types page')
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self'")
    expect(rule(policy, 'form-action')).toBe("form-action 'self'")
  })

  it('lets questions and forms go to an API elsewhere, and to EmailJS where the firm has an account', () => {
    const policy = policyOf(html, { apiOrigin: 'https://api.4xdu.example', emailjs: true })
    expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://api.4xdu.example https://api.emailjs.com")
    expect(rule(policy, 'form-action')).toBe("form-action 'self' https://api.4xdu.example")
  })

  it('stands in the page too, first of all, but for the rule that only a header can give', () => {
    const page = withPolicyMeta('<head><meta charset="utf-8"/><title>T</title></head>', policyOf(html, own))
    const [, inPage = ''] =
      /^<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"><title>/.exec(
        page,
      ) ?? []
    expect(
      policyOf(html, own)
        .split('; ')
        .filter(one => !inPage.split('; ').includes(one)),
    ).toEqual(["frame-ancestors 'none'"])
  })
})
