import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'

/** Whether it is an e-mail address as browsers accept one; the domain may hold umlauts (`a@müller.at`). */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const domain = domainToASCII(value.slice(at + 1))
  return at > 0 && domain !== '' && z.regexes.html5Email.test(`${value.slice(0, at)}@${domain}`)
}

/** An address with its domain as people read it, which browsers send as `xn--…`; itself where that is no domain. */
export function readable(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainToUnicode(address.slice(at + 1))
  return domain === '' ? address : address.slice(0, at + 1) + domain
}
