const ones = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const twentyOn = tens.flatMap(ten => ones.map((one, i) => (i === 0 ? ten : `${one}und${ten}`)))
const belowHundred = [...ones, ...teens.split(' '), ...twentyOn]
const numberWords = new Map(belowHundred.map((word, value) => [word, value]))

/** A text as a reader sees it: no Markdown, one kind of space, number words as digits (`zehn Prozent` -> `10 Prozent`). */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(?<=\d) ?\* ?(?=\d)/g, ' × ')
    .replace(/[*_`~#]+/g, '')
    .replace(/\|/g, ';')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\p{L})einen?(?= (?:euro|cent|€))/giu, '1')
    .replace(/(?<!\p{L})\p{L}{3,40}(?!\p{L})/gu, word =>
      String(numberOf(word.toLowerCase()) ?? word),
    )
    .trim()
}

/** `siebenunddreißig` -> 37, `tausendfünfhundert` -> 1500; undefined for any other word. */
function numberOf(word: string): number | undefined {
  if (word === 'ein' || word === 'und') return undefined
  const [, thousands, rest = ''] = /^(?:(.*)tausend)?(?:und)?(.*)$/.exec(word) ?? []
  const high = thousands === undefined ? 0 : belowThousand(thousands, 1)
  const low = belowThousand(rest, 0)
  return high === undefined || low === undefined ? undefined : high * 1000 + low
}

/** @param empty what no word at all counts: 1 in „tausend“, 0 behind it */
function belowThousand(word: string, empty: number): number | undefined {
  if (word === '') return empty
  const [, hundreds, rest = ''] = /^(?:(.*)hundert)?(?:und)?(.*)$/.exec(word) ?? []
  const high = hundreds === '' ? 1 : numberWords.get(hundreds ?? 'null')
  const low = rest === '' ? 0 : numberWords.get(rest)
  return high === undefined || low === undefined ? undefined : high * 100 + low
}
