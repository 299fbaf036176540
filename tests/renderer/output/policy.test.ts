import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { policyOf } from '../../../renderer/output/policy'

const own = { scripts: ['js()', 'run()\n'], styles: ['p{top:0}'], apiOrigin: '', emailjs: false }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const rule = (policy: string, name: string) =>
  policy.split('; ').find(one => one.startsWith(`${name} `))

it('the policy of a page allows what is inlined in it by hash, to the letter', () => {
  expect(rule(policyOf(own), 'style-src')).toBe(`style-src 'self' ${hash('p{top:0}')}`)
  expect(rule(policyOf(own), 'script-src')).toBe(
    `script-src 'self' ${hash('js()')} ${hash('run()\n')}`,
  )
})

it('the policy of a page denies all that it does not name', () => {
  const policy = policyOf(own)
  expect(policy).toMatch(/^default-src 'none'; /)
  for (const closed of ["base-uri 'none'", "require-trusted-types-for 'script'"])
    expect(policy.split('; ')).toContain(closed)
  expect(rule(policy, 'trusted-types')).toBe('trusted-types page')
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(rule(policy, 'form-action')).toBe("form-action 'self'")
})

it('the policy of a page lets questions and forms go to an API elsewhere, and to EmailJS where the firm has an account', () => {
  const policy = policyOf({ ...own, apiOrigin: 'https://api.4xdu.example', emailjs: true })
  expect(rule(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.4xdu.example https://api.emailjs.com",
  )
  expect(rule(policy, 'form-action')).toBe("form-action 'self' https://api.4xdu.example")
})
