import { slug as githubSlug } from 'github-slugger'
import { tidy } from './typography'

/** Characters that an address spells out. */
const SPELLED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  é: 'e',
  è: 'e',
  à: 'a',
  '€': 'euro',
  '%': 'prozent',
}

/**
 * `Größe & Preis` -> `groesse-preis`: the anchor of a heading, and a word as it stands in an address. The same text gives the
 * same slug everywhere.
 */
export function slug(text: string): string {
  const spelled = tidy(text)
    .toLowerCase()
    .replace(/[äöüßéèà€%]/g, letter => SPELLED[letter] ?? '')
    .replace(/[-–—/+&]/g, ' ')
  return githubSlug(spelled.trim().replace(/\s+/g, ' ')).replace(/-+/g, '-').replace(/^-|-$/g, '')
}
