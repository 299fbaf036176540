import { type Report, replace } from '../data/report'

/** `written` is what stands of the tag before the place where MDX stopped, `rest` the rest of the line. */
type BrokenTag = { tag: string; written: string; rest: string }

const curlyQuotes = (name: string, found: string) =>
  `Die Angabe ${name}=${found} steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: ${name}="…".`
const openQuote = (name: string) =>
  `Die Angabe ${name} hat kein schließendes Anführungszeichen. Schreiben Sie ${name}="…".`

/** An attribute without the quotes or the sign that belong there. */
export function reportAttribute(broken: BrokenTag, at: number, { error }: Report): void {
  const { written, rest } = broken
  const { name = '' } = /(?<name>\w+)(?:=|:\s*)$/.exec(written)?.groups ?? {}
  const [, curly] = /^([“”„‘’«»].*?[“”„‘’«»"](?=\s|\/?>))/.exec(rest) ?? []
  if (/:\s*$/.test(written)) {
    const colon = at - written.length + written.lastIndexOf(':')
    error(
      'attribute-colon',
      colon - name.length,
      `Zwischen ${name} und seinem Wert steht ein Gleichheitszeichen: ${name}="…".`,
      replace(colon, at - colon, '='),
    )
  } else if (curly)
    error(
      'attribute-curly',
      at,
      curlyQuotes(name, curly),
      replace(at, curly.length, `"${curly.slice(1, -1)}"`),
    )
  else if (name && written.endsWith('=')) {
    const [bare = ''] = /^[^\s>/]+/.exec(rest) ?? []
    error(
      'attribute-bare',
      at,
      `Die Angabe ${name} braucht gerade Anführungszeichen. Schreiben Sie ${name}="${bare || '…'}".`,
      bare ? replace(at, bare.length, `"${bare}"`) : undefined,
    )
  } else reportQuotes(broken, at, error)
}

/** A quote too few or too many in the attribute before `at`. */
function reportQuotes({ tag, written, rest }: BrokenTag, at: number, error: Report['error']): void {
  const {
    name = '',
    value = '',
    more = '',
  } = /\s(?<name>\w+)="(?<value>[^"]*)"(?<more>[^"]*)$/.exec(written)?.groups ?? {}
  if (/\s\w+=$/.test(value))
    error('attribute-open', at - more.length - (value.length + 2), openQuote(name))
  else if (rest.startsWith('"') && name)
    error(
      'attribute-inner',
      at - more.length - 1,
      `In der Angabe ${name} steht ein gerades Anführungszeichen und beendet sie zu früh. Schreiben Sie innen „ und “.`,
    )
  else
    error(
      'tag-character',
      at,
      `Das Zeichen ${rest[0] ?? ''} hat in <${tag}> keinen Platz. Angaben schreiben Sie name="Wert", mit Leerzeichen dazwischen.`,
    )
}

/** MDX notices a quote that is never closed at the end of the file: it stands in the first tag with an odd number of quotes. */
export function reportOpenQuote(text: string, { error }: Report): void {
  const tag = /^[ \t]*<[A-Za-z][^"\n]*(?:"[^"\n]*"[^"\n]*)*"[^"\n]*$/m.exec(text)
  const {
    before = '',
    name = '',
    value = '',
  } = /(?<before>.*\s(?<name>\w+)=)(?<value>"[^"]*)$/.exec(tag?.[0] ?? '')?.groups ?? {}
  const at = (tag?.index ?? 0) + before.length
  const curly = value.search(/[“”„‘’«»][ \t]*\/?>?[ \t]*$/)
  if (curly === -1) error('attribute-open', at, openQuote(name))
  else
    error(
      'attribute-curly',
      at + curly,
      curlyQuotes(name, value.slice(0, curly + 1)),
      replace(at + curly, 1, '"'),
    )
}
