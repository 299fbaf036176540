import { domainToASCII, domainToUnicode } from 'node:url'
import { z } from 'zod'

/** Whether it is an e-mail address as browsers accept one; the domain may hold umlauts (`a@müller.at`). */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@')
  const domain = domainToASCII(value.slice(at + 1))
  return at > 0 && domain !== '' && z.regexes.html5Email.test(`${value.slice(0, at)}@${domain}`)
}

/**
 * Whether all letters of an address are of one script as far as Latin is concerned: `anna@firmа.at` with a Cyrillic `а` is another
 * address than it looks, also as browsers send it (`xn--…`).
 */
export function hasOneScript(address: string): boolean {
  const at = address.lastIndexOf('@')
  const seen = address.slice(0, at + 1) + domainToUnicode(address.slice(at + 1))
  return !/(?=.*\p{Script=Latin}).*[^\P{L}\p{Script=Latin}]/u.test(seen)
}
