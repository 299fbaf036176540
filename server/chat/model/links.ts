import { mailHref, telHref } from '../../../shared/addresses'
import type { Knowledge } from '../../../shared/messages'

const markdownLink = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)/g
const mail = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const webAddress =
  /(?:https?:\/\/|www\.)[^\s<>"'„“”|\\^`{}()[\]]+|(?<![\w.@-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:at|ch|com|de|eu|info|io|net|org)(?![\w.-])(?:\/[^\s<>"„“”()]*)?/gi
const route = /(?<=^|[\s(„:])\/[a-z][a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?/g
const phone = /(?<![\d.,\p{L}])(?:\+|\(?0)\d[\d\s()/-]{4,}\d/gu
const fewestDigits = 7

/** Which links and addresses of an answer are the site's. */
export function createLinkRule({ site, routes }: Pick<Knowledge, 'site' | 'routes'>) {
  const ownMail = mailHref(site.email)
  const ownPhone = nationalDigits(telHref(site.phone))
  const isOurs = (target: string): boolean => {
    const { url = '' } = site
    const address = target.replace(/[.,;:!?*_]+$/, '')
    const local = url !== '' && address.startsWith(url) ? address.slice(url.length) || '/' : address
    const path = local.replace(/[#?].*/, '').replace(/(.)\/+$/, '$1')
    return (
      [ownMail, telHref(site.phone)].includes(address) || routes.some(page => page.url === path)
    )
  }
  const isOurMail = (address: string) => `mailto:${address.replace(/[.-]+$/, '')}` === ownMail
  const isOurPhone = (number: string) => {
    const digits = nationalDigits(number)
    return digits.length < fewestDigits || digits === ownPhone
  }

  return {
    /** Of a link to another site only the label is kept: it might name another place than the link leads to. */
    withOurLinks: (text: string): string =>
      text.replace(markdownLink, (link, label, target) => (isOurs(target) ? link : label)),
    /** What is said in place of a sentence with an address that is not the site's; empty where nothing is. */
    insteadOf(sentence: string): string | undefined {
      const text = sentence.replace(markdownLink, (_link, label, target) =>
        isOurs(target) ? ' ' : ` ${label} `,
      )
      const mails = text.match(mail) ?? []
      const rest = text.replace(mail, ' ')
      const addresses = [...(rest.match(webAddress) ?? []), ...(rest.match(route) ?? [])]
      if (!mails.every(isOurMail) || !(rest.match(phone) ?? []).every(isOurPhone)) return contact
      return addresses.every(isOurs) ? undefined : ''
    },
  }
}

const contact = 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).'

/** The digits of a number without `+43`, `0043` or `0`. */
function nationalDigits(number: string): string {
  return number
    .replace(/\(0\)/, '')
    .replace(/[^+\d]/g, '')
    .replace(/^(?:\+|00)43|^0/, '')
}
