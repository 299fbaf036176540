import type { Site } from '../../components/frame/types'
import { bare, isPlaceholder } from '../../components/placeholder'

/** `[https://www.4xdu.example]` -> `https://www.4xdu.example`, without a slash at its end. */
export function siteUrlOf(site: Site, setting: string | undefined): string {
  return (setting ?? bare(site.url)).replace(/\/$/, '')
}

/**
 * The messenger chat with its prefilled first line: what the QR code opens. Until the firm has entered its number, the
 * contact page.
 */
export function messengerUrl(site: Site): string {
  if (isPlaceholder(site.messenger.number)) return '/kontaktinformationen'
  const number = bare(site.messenger.number).replace(/\D/g, '')
  return `https://wa.me/${number}?text=${encodeURIComponent(bare(site.messenger.text))}`
}
