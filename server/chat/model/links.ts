import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge } from '../../../shared/messages'

/** What leads somewhere: mail addresses, addresses of the web, paths (also as the target of a link), telephone numbers. */
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const address =
  /(?:https?:\/\/|www\.|tel:)[^\s<>"'„“”|\\^`{}()[\]]+|(?<![\w.@/-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:at|ch|com|de|eu|info|io|net|org)(?![\w.-])(?:\/[^\s<>"„“”()]*)?|(?<=^|[\s(„:])\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?/gi
const phone = /(?<![\d.,\p{L}])(?:\+|\(?0)\d[\d\s()/-]{4,}\d/gu
/** Of so many last digits a telephone number is known, with the country's code or without. */
const tellingDigits = 6

/** @returns whether a sentence leads to something that is not the site's */
export function createLinkRule({ site, routes }: Pick<Knowledge, 'site' | 'routes'>) {
  const digitsOf = (number: string) => number.replace(/\D/g, '').slice(-tellingDigits)
  const isOurMail = (written: string) =>
    mailHref(written.replace(/[.-]+$/, '')) === mailHref(site.email)
  const isOurAddress = (written: string) => {
    const target = written.replace(/[.,;:!?*_]+$/, '')
    const local = site.url && target.startsWith(site.url) ? target.slice(site.url.length) : target
    const path = local.replace(/[#?].*|\/+$/g, '') || '/'
    return target === telHref(site.phone) || routes.some(({ url }) => url === path)
  }
  return (sentence: string): boolean => {
    const rest = sentence.replace(mail, ' ')
    const isOurs =
      (sentence.match(mail) ?? []).every(isOurMail) &&
      (rest.match(address) ?? []).every(isOurAddress) &&
      (rest.match(phone) ?? []).every(number => digitsOf(number) === digitsOf(site.phone))
    return !isOurs
  }
}
