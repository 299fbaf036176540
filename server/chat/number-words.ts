const values: Readonly<Record<string, number>> = {
  ...counted(1, 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn'),
  ...counted(15, 'fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn'),
  ...counted(1, 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen'),
  ...counted(15, 'fifteen|sixteen|seventeen|eighteen|nineteen'),
  ...counted(2, 'zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig', 10),
  ...counted(2, 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety', 10),
  ...{ zwo: 2, zwa: 2, zwoa: 2 },
  ...{ dreissig: 30, hundert: 100, hundred: 100, tausend: 1_000, thousand: 1_000 },
}
// A number word that begins a longer one must not match there („vier“ in „vierzehn“). Otherwise long words could be split in many
// ways, and trying them all takes exponential time.
const part = Object.keys(values)
  .map(word => {
    const longer = Object.keys(values).filter(one => one !== word && one.startsWith(word))
    return word + longer.map(one => `(?!${one.slice(word.length)})`).join('')
  })
  .join('|')
// „tausend“ and „hundert“ are not read alone behind these: „2 tausend“ is left to figuresIn, „ein paar tausend“ is no figure.
const unread = String.raw`(?<!\p{L}|(?:\d|paar|mehrere|einige|halb|few|several)[ \u00a0](?=tausend|hundert|thousand|hundred))`
const written = new RegExp(
  String.raw`${unread}(?:(?:${part})(?:und|[ -](?:and )?)?)*(?:${part})(?:(?<=ein)e[nrm]?|(?<=vier|fünf|sechs|sieben|neun|zehn|elf|zwölf)e)?(?!\p{L})`,
  'giu',
)
const parts = new RegExp(part, 'gi')
const unit = /^[ \u00a0](?:euro|eur|cent|prozent|percent|milli)/i

/** „fünfhundert Euro für sieben Leute, um zehne“ -> „500 Euro für 7 Leute, um 10“; an article („ein Paket“) stays. */
export function withDigits(text: string): string {
  return text.replace(written, (words: string, from: number) => {
    const value = numberIn(words.toLowerCase())
    return value > 1 || unit.test(text.slice(from + words.length)) ? String(value) : words
  })
}

/** `zweitausendfünfhundert` -> 2500 */
function numberIn(words: string): number {
  let [thousands, rest] = [0, 0]
  for (const [word] of words.matchAll(parts)) {
    const value = values[word] ?? 0
    if (value === 1_000) [thousands, rest] = [(rest || 1) * 1_000, 0]
    else rest = value === 100 ? (rest || 1) * 100 : rest + value
  }
  return thousands + rest
}

function counted(first: number, words: string, step = 1): Record<string, number> {
  return Object.fromEntries(words.split('|').map((word, at) => [word, (first + at) * step]))
}
