import { tidy } from './typography'

/** Letters that an address spells out; those with other marks lose them. */
const SPELLED: Record<string, string> = {
  ...{
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
  },
  ...{ '€': 'euro', '%': 'prozent' },
  ...cyrillic('абвгдезийклмнопрстуфхцыэјґєі', 'abvgdeziyklmnoprstufhcyejgei'),
  ...{ ё: 'jo', ж: 'zh', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ь: '', ю: 'ju', я: 'ja', ї: 'ji' },
  ...{ ђ: 'dj', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz' },
}

function cyrillic(letters: string, latin: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, at) => [letter, latin[at] ?? '']))
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
