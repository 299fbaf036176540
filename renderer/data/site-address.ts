import type { Site } from '../../components/facts/site'
import { withoutBrackets } from '../../shared/placeholders'

/** `[https://www.4xdu.example]` -> `https://www.4xdu.example`, without a slash at its end. */
export function siteUrlOf(site: Site, setting: string | undefined): string {
  return (setting ?? withoutBrackets(site.url)).replace(/\/$/, '')
}

/** The messenger chat with its prefilled first line: what the QR code opens, also while the number is a placeholder. */
export function messengerUrl(site: Site): string {
  const number = withoutBrackets(site.messenger.number).replace(/\D/g, '')
  return `https://wa.me/${number}?text=${encodeURIComponent(withoutBrackets(site.messenger.text))}`
}
