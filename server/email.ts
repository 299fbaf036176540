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

/** Scripts with letters that look like Latin ones. */
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/**
 * Whether an address is another one than it looks: `anna@firmа.at` has a Cyrillic `а` among Latin letters. Whole parts of
 * another script are what somebody's address is: `info@почта.рф`.
 */
export const looksLikeAnother = (address: string): boolean =>
  address.split(/[.@]/).some(part => /\p{Script=Latin}/u.test(part) && lookalike.test(part))
