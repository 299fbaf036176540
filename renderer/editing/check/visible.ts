import type { Nodes, Parents } from 'mdast'
import { type Scalar, visit } from 'yaml'
import { NOTE } from '../../../components/contract/box-rules'
import { beginningOf } from '../../../shared/beginning'
import type { Report } from '../../data/report'
import { type YamlDocument, yamlDocument } from '../../data/yaml-document'
import { contractOf, isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import { checkPatterns, type Pattern, type Piece } from './patterns'

/** Whether a text stands in a box where people speak, as they like. */
export const isSpoken = (parents: readonly Parents[]) =>
  parents.some(parent => contractOf(parent)?.language === 'spoken')

/** Entities of spaces and soft hyphens: the site sets these by itself. */
const SPACE = /&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|#x?a0|#160|#173);/gi

/** Signs and words that no visitor should read, wherever text stands: on pages, in heads, in attributes, in .yaml files. */
const STRAY: readonly Pattern[] = [
  {
    id: 'stray',
    // The replacement character, and UTF-8 that was read as Latin-1: „Ã¼“ for ü, „â€ž“ for „
    find: /\ufffd|Ã[\u0080-\u00bf\u0152-\u017e\u2013-\u203a]|â€./gu,
    says: written =>
      `Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (${written}). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.`,
  },
  {
    id: 'stray',
    // `【4:0†quelle】`, `:contentReference[oaicite:0]{index=0}`, and private-use characters around a name
    find: /[ \t]?(?:【[^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\uE200[^\n\uE201]*\uE201)/gu,
    says: written =>
      `„${written}“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.`,
    cure: () => '',
  },
  {
    id: 'stray',
    // `/* später ändern */`, and `<!-- später ändern -->` where text is no Markdown
    find: /[ \t]?(?:\/\*.*?\*\/|<!--.*?-->)/gs,
    says: () => NOTE,
    cure: () => '',
  },
  {
    id: 'stray',
    find: SPACE,
    says: written =>
      `${written} steht für ein Zeichen, das niemand sieht. Die Website hält zusammen, was zusammengehört: Schreiben Sie ein gewöhnliches Leerzeichen.`,
    cure: written => (/shy|173|zwn?j/i.test(written) ? '' : ' '),
  },
  {
    id: 'stray',
    // „nbsp“ that has lost its `&`
    find: /(?<![&\p{L}])nbsp;?(?!\p{L})/giu,
    says: written => `„${written}“ läsen Besucher so. Schreiben Sie ein Leerzeichen.`,
  },
  {
    id: 'stray',
    // What stands in for something that nobody has written yet.
    find: /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|X{2,}|x{3,}|\?{3,}|[Ll]orem ipsum)(?![\p{L}\p{N}])/gu,
    says: written =>
      `„${written}“ steht für etwas, das noch fehlt. Schreiben Sie die Angabe hin, oder löschen Sie den Satz.`,
  },
  {
    id: 'amount',
    // Opening hours in another form than „9:00–17:00 Uhr“: „9-17h“, „9 - 17 Uhr“
    find: /(?!\d{1,2}:\d{2}–\d{1,2}:\d{2} Uhr)(?<![\d:.,–-])\d{1,2}(?:[:.]\d{2})? ?(?:h|Uhr)? ?[-–] ?\d{1,2}(?:[:.]\d{2})? ?(?:h|Uhr)(?!\p{L})/gu,
    says: written => `„${written}“ schreibt diese Website so: ${hours(written)}.`,
    cure: hours,
    isHint: true,
  },
]

/** `9-17h` -> `9:00–17:00 Uhr` */
function hours(written: string): string {
  const clocks = [...written.matchAll(/(\d{1,2})(?:[:.](\d{2}))?/g)]
  return `${clocks.map(([, hour, minute = '00']) => `${hour}:${minute}`).join('–')} Uhr`
}

/** Markdown and HTML where only plain text is shown (values, attributes): `**fett**`, `[Text](/pfad)`, `<b>Neu</b>`. */
const SIGNS: Pattern = {
  id: 'stray',
  find: /\*\*(?:[^*\n]*\*\*)?|\[[^[\]\n]*\]\([^()\n]*\)|\]\(|<([a-z]\w*)(?:\s[^<>\n]*)?>(?:[^<>\n]*<\/\1>)?|<\/[a-z]\w*>/gi,
  says: written =>
    `Hier steht nur Text, Besucher läsen „${written}“ mit allen Zeichen. Schreiben Sie nur die Wörter.`,
  cure: written =>
    written
      .replaceAll('**', '')
      .replace(/<[^<>]*>/g, '')
      .replace(/^\[(.*)\]\(.*\)$/, '$1'),
}

/** A rule for HTML entities that visitors would read as such. */
const entity = (find: RegExp): Pattern => ({
  id: 'stray',
  find,
  says: written => `„${written}“ läsen Besucher so. Schreiben Sie das Zeichen selbst.`,
  cure: written => (/^&(?:amp;)+$/.test(written) ? '&' : undefined),
})
/** On pages `&amp;` is read as &: only one that was written twice stays, `&amp;amp;`. */
const READ = entity(/&amp;(?:(?:amp;)+|#?\w{2,};)/g)
/** In .yaml files every entity stays. */
const WRITTEN = entity(/&#?\w{2,};/g)

/** Marks that stayed text on a page, and what somebody said about the text instead of the text. */
const LEFT_OVER: readonly Pattern[] = [
  {
    id: 'stray',
    // `[^1]`
    find: /\[\^[\w-]+\](?![(:[])/g,
    says: () =>
      'Fußnoten mit [^1] gibt es auf dieser Website nicht. Schreiben Sie die Anmerkung in Klammern in den Satz.',
  },
  {
    id: 'stray',
    // `** Wort **`, `__Wort`, and a single `*` or `_` before a word
    find: /(?<!\\)(?:\*\*(?:[^*\n]*(?<!\\)\*\*)?|__(?=\p{L}))|(?<![\p{L}\p{N}_*\\/.&=-])[*_](?=[\p{L}\p{N}„])/gu,
    says: written =>
      written.length > 1
        ? `Die Zeichen ${written.slice(0, 2)} heben hier nichts hervor. Schreiben Sie Wort **fett** Wort: innen kein Leerzeichen, außen eines. Sonst löschen Sie sie.`
        : `Das Zeichen ${written} hebt hier nichts hervor. Schreiben Sie *betont*: innen kein Leerzeichen, außen eines. Soll es dastehen, schreiben Sie \\${written}.`,
  },
  {
    id: 'stray',
    // Marks with a backslash before them, as programs put it: `\*\*fett\*\*`, `\*betont\*`, `\- Punkt`, `\## Titel`, `\[Text\](/pfad)`
    find: /\\\*\\\*(?:[^*\n]*\\\*\\\*)?|(?<![\p{L}\p{N}_*])\\([_*`])[^\n*_`\\]+\\\1(?![\p{L}\p{N}])|(?<=^[ \t]*)\\[-+>](?= )|(?<=^[ \t]*)(?:\\#)+(?= )|\\?\[[^[\]\n]+\\\]\\?\([^()\n]*\\?\)/gmu,
    says: written =>
      `Der Schrägstrich \\ nimmt den Zeichen ihre Wirkung, Besucher läsen ${written.replaceAll('\\', '')}. Löschen Sie jedes \\.`,
    cure: written => written.replaceAll('\\', ''),
  },
  READ,
  {
    id: 'stray',
    // `\<Hero>`, `&lt;br&gt;`
    find: /(?:\\<|&lt;)\/?[A-Za-z][^<>&\n]*(?:>|&gt;)/g,
    says: written =>
      `${written} läsen Besucher so. Ein Kästchen steht allein in seiner Zeile, ohne ${written[0] === '\\' ? '\\' : '&lt;'} davor; sonst löschen Sie es.`,
  },
  {
    id: 'stray',
    // `[Text] (/pfad)`, `(Text)[/pfad]`, `[Text][/pfad]`, a space or no end in the address
    find: /\]\s+\((?=\/|https?:|#|mailto:|tel:)|(?:\([^()[\]\n]+\)|\])\[(?=\/|https?:|#)|(?<!\\)\]\((?:[^()\n]*\s[^()\n]*\)|[^)\n]*$)/gm,
    says: () =>
      'So wird daraus weder Link noch Bild. Schreiben Sie [Text](/pfad) oder ![Was man sieht](/datei.jpg): zwischen ] und ( und im Namen der Datei kein Leerzeichen, am Ende eine runde Klammer.',
    cure: written => (/^\]\s+\(/.test(written) ? '](' : undefined),
  },
  {
    id: 'stray',
    // `[A](/a) | [B](/b)`: a sign between two links that stand alone in their line
    find: /(?<=\)) *[|·•/] *(?=\[[^\]\n]+\]\()/g,
    says: written =>
      `Das Zeichen ${written} zwischen zwei Links bliebe stehen, und sie würden keine Schaltflächen. Löschen Sie es.`,
    cure: () => ' ',
    unless: parents =>
      !parents
        .at(-1)
        ?.children.every(
          node =>
            node.type === 'link' || (node.type === 'text' && /^\s*[|·•/]?\s*$/.test(node.value)),
        ),
  },
  {
    id: 'stray',
    // An answer to who asked for the text: „Gerne! Hier ist …“, „Hier ist die überarbeitete Version:“.
    find: /^(?:\p{Lu}\p{L}+(?: \p{L}+)?[!,.:] (?:[Hh]ier|[Hh]ere)(?!\p{L})|(?:Hier|Here)[^.!?\n]*:$)[^\n]*/gmu,
    says: written =>
      `„${beginningOf(written, 40)}“ klingt nach der Antwort eines KI-Programms, nicht nach Text der Website. Löschen Sie den Satz.`,
    unless: isSpoken,
  },
]

/** A value with quotes around all of it, which visitors would read. */
const QUOTED = /^["'„“”‚‘’«»]([^"„“”«»]+)["'“”‘’«»]$/

/** Checks the texts, pictures and attributes of a page for what visitors should not read. */
export function checkVisible(
  node: Nodes,
  parents: readonly Parents[],
  text: string,
  report: Report,
) {
  const [from, to] = spanOf(node)
  if (node.type === 'text')
    checkPatterns([...STRAY, ...LEFT_OVER], { text, from, to, parents }, report)
  else if (node.type === 'image') checkPatterns(STRAY, { text, from, to, parents }, report)
  if (!isTag(node)) return
  for (const attribute of node.attributes) {
    const [start, end] = spanOf(attribute)
    const written = text.slice(start, end)
    const quote = written.search(/["']/)
    if (quote > 0) checkValue({ text, from: start + quote + 1, to: end - 1 }, READ, report)
  }
}

/** Checks a value that is shown as plain text. */
function checkValue(
  { text, from, to }: Omit<Piece, 'parents'>,
  shown: Pattern,
  report: Report,
): void {
  // Cut at its end: a pattern must not look at what follows.
  const piece = { text: text.slice(0, to), from, to, parents: [] }
  checkPatterns([...STRAY, SIGNS, shown], piece, report)
  const value = text.slice(from, to)
  const [, bare] = QUOTED.exec(value) ?? []
  if (bare)
    report.error(
      'stray',
      from,
      `Die Anführungszeichen um den ganzen Wert läsen Besucher mit. Löschen Sie sie: ${bare.length > 40 ? `${beginningOf(bare, 40)} …` : bare}`,
      { from, to, text: bare },
    )
}

/** Checks the texts of a .yaml file or of the head of a page. Emilia's may hold links, and marks in the words that she looks for. */
export function checkValues(
  text: string,
  document: YamlDocument,
  isEmilia: boolean,
  report: Report,
) {
  visit(document, {
    Scalar(key, { value, range, type }: Scalar) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const inner = type?.startsWith('QUOTE') ? 1 : 0
      const [from, to] = [range[0] + inner, range[1] - inner]
      if (isEmilia) checkPatterns(STRAY, { text: text.slice(0, to), from, to, parents: [] }, report)
      else checkValue({ text, from, to }, WRITTEN, report)
    },
  })
}

/** Checks the head of a page. */
export const checkHeadValues = (text: string, head: string, report: Report) =>
  checkValues(text, yamlDocument(head), false, report)
