import { tidy } from './typography'

/** What an address spells out; letters with other marks lose them. */
const SPELLED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '€': 'euro',
  '%': 'prozent',
}

/**
 * `Größe & Señor Peña` -> `groesse-senor-pena`: the anchor of a heading, and a word as it stands in an address. Plain letters only:
 * links from elsewhere and Emilia's write an address so. The same text gives the same slug everywhere.
 */
export function slug(text: string): string {
  const spelled = [...tidy(text).normalize('NFC').toLowerCase()].map(sign => SPELLED[sign] ?? sign)
  return spelled
    .join('')
    .normalize('NFD')
    .replace(/[-–—/+&\s]+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
