import { find } from 'linkifyjs'
import { mailHref, telHref } from '../../../../shared/addresses'
import type { Knowledge } from '../../../../shared/messages'
import type { Check, Grounds } from './check'

const markdownTarget = /\]\(\s*([^)\s]*)/g
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const barePath = /(?<=^|[\s(„:])\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+)*/gi
const phone = /(?<![\d.,\p{L}])(?:\+|\(?0)\d[\d\s()/-]{4,}\d/gu
/** Telephone numbers are compared by their last digits, so that the country's code does not matter. */
const tellingDigits = 6

/** A sentence without link targets and telephone numbers. */
export const withoutLinks = (sentence: string): string =>
  sentence.replace(markdownTarget, ' ').replace(phone, ' ')

/** Finds sentences that lead somewhere else than to the site or the firm: links, addresses with any ending, mails, telephone numbers. */
export function createLinkCheck({
  site,
  routes,
}: Pick<Knowledge, 'site' | 'routes'>): (grounds: Grounds) => Check {
  const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-tellingDigits)
  const numbers = [site.phone, site.messengerNumber].map(digitsOf)
  const isOurMail = (written: string) => mailHref(written) === mailHref(site.email)
  function isOurTarget(target: string): boolean {
    if (target.startsWith('mailto:')) return isOurMail(target.slice('mailto:'.length))
    const local = site.url && target.startsWith(site.url) ? target.slice(site.url.length) : target
    const path = local.replace(/[#?].*|\/+$/g, '') || '/'
    return target === telHref(site.phone) || routes.some(({ url }) => url === path)
  }
  /** A name with a dot that was sent or asked („Booking.com“) may be said; as a link it must be ours. */
  const isOurAddress = (written: string, known: string) =>
    isOurTarget(written) || (/^[^/:]+$/.test(written) && known.includes(written.toLowerCase()))

  return ({ sent, asked }) => {
    const known = `${sent} ${asked}`.toLowerCase()
    return sentence => {
      const targets = Array.from(sentence.matchAll(markdownTarget), ([, target = '']) => target)
      const text = sentence.replace(markdownTarget, ' ')
      const addresses = find(text, 'url').map(({ value }) => value)
      const isOurs =
        [...targets, ...(text.match(barePath) ?? [])].every(isOurTarget) &&
        (text.match(mail) ?? []).every(isOurMail) &&
        addresses.every(written => isOurAddress(written, known)) &&
        (text.match(phone) ?? []).every(number => numbers.includes(digitsOf(number)))
      return !isOurs
    }
  }
}
