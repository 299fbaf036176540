import { find } from 'linkifyjs'
import { mailHref, telHref } from '../../../../shared/addresses'
import type { Knowledge } from '../../../../shared/messages'
import type { Check, Grounds } from './check'

const markdownTarget = /\]\(\s*([^)\s]*)/g
const mail = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const barePath = /(?<=^|[\s(„:])\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+)*/gi
const phone = /(?<![\d.,\p{L}])(?:\+|\(?0)\d[\d\s()/-]{4,}\d/gu
/** Of so many last digits a telephone number is known, with the country's code or without. */
const tellingDigits = 6

/** A sentence without link targets and telephone numbers. */
export const withoutLinks = (sentence: string): string =>
  sentence.replace(markdownTarget, ' ').replace(phone, ' ')

/** Finds what leads to somewhere else than the site: links, addresses with any ending, mails, telephone numbers. */
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
  /** A name that was written before („Booking.com“) leads nowhere as long as it is no link. */
  const isOurAddress = (written: string, known: string) =>
    isOurTarget(written) || (/^[^/:]+$/.test(written) && known.includes(written.toLowerCase()))

  return ({ sent, asked }) => {
    const known = `${sent} ${asked}`.toLowerCase()
    return sentence => {
      const targets = Array.from(sentence.matchAll(markdownTarget), ([, target = '']) => target)
      const text = sentence.replace(markdownTarget, ' ')
      const mails = (text.match(mail) ?? []).map(written => written.replace(/[.-]+$/, ''))
      const addresses = find(text.replace(mail, ' '), 'url').map(({ value }) => value)
      const isOurs =
        [...targets, ...(text.match(barePath) ?? [])].every(isOurTarget) &&
        mails.every(isOurMail) &&
        addresses.every(written => isOurAddress(written, known)) &&
        (text.match(phone) ?? []).every(number => numbers.includes(digitsOf(number)))
      return !isOurs
    }
  }
}
