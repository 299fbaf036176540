import type { Nodes, Parents } from 'mdast'
import { type Scalar, visit } from 'yaml'
import { beginningOf } from '../../../shared/beginning'
import type { Report } from '../../data/report'
import { type YamlDocument, yamlDocument } from '../../data/yaml-document'
import { contractOf, isTag } from '../../page/boxes'
import { spanOf } from '../../page/span'
import { checkPatterns, type Pattern, type Piece } from './patterns'

/** Whether a text stands in a box where people speak, as they like. */
export const isSpoken = (parents: readonly Parents[]) =>
  parents.some(parent => contractOf(parent)?.language === 'spoken')

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
    // `【4:0†quelle】`, `:contentReference[oaicite:0]{index=0}`, private-use characters around a name; `[^1]`
    find: /[ \t]?(?:【[^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\uE200[^\n\uE201]*\uE201|\[\^[\w-]+\](?![(:[]))/gu,
    says: written =>
      `„${written}“ verweist auf eine Quelle, die hier niemand sieht. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.`,
    cure: () => '',
  },
  {
    id: 'stray',
    // What stands in for something that nobody has written yet.
    find: /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|X{2,}|x{3,}|\?{3,}|[Ll]orem ipsum)(?![\p{L}\p{N}])/gu,
    says: written =>
      `„${written}“ steht für etwas, das noch fehlt. Schreiben Sie die Angabe hin, oder löschen Sie den Satz.`,
  },
]

/** Markdown, HTML and its entities where only plain text is shown: `**fett**`, `[Text](/pfad)`, `<b>Neu</b>`, `&amp;`. */
const SIGNS: Pattern = {
  id: 'stray',
  find: /\*\*(?:[^*\n]*\*\*)?|\[[^[\]\n]*\]\([^()\n]*\)|\]\(|<([a-z]\w*)(?:\s[^<>\n]*)?>(?:[^<>\n]*<\/\1>)?|<\/[a-z]\w*>|[ \t]?<!--.*?-->|&#?\w{2,};/gi,
  says: written =>
    `Hier steht nur Text, Besucher läsen „${written}“ mit allen Zeichen. Schreiben Sie nur die Wörter.`,
  cure: written =>
    /^&(?!amp;)/.test(written)
      ? undefined
      : written
          .replaceAll('**', '')
          .replace(/\s?<!--.*-->|<[^<>]*>/g, '')
          .replace('&amp;', '&')
          .replace(/^\[(.*)\]\(.*\)$/, '$1'),
}

/** Marks that stayed text on a page, and what somebody said about the text instead of the text. */
const LEFT_OVER: readonly Pattern[] = [
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
    if (quote > 0) checkValue({ text, from: start + quote + 1, to: end - 1 }, report)
  }
}

/** Checks a value that is shown as plain text. */
function checkValue({ text, from, to }: Omit<Piece, 'parents'>, report: Report): void {
  // Cut at its end: a pattern must not look at what follows.
  const piece = { text: text.slice(0, to), from, to, parents: [] }
  checkPatterns([...STRAY, SIGNS], piece, report)
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
      else checkValue({ text, from, to }, report)
    },
  })
}

/** Checks the head of a page. */
export const checkHeadValues = (text: string, head: string, report: Report) =>
  checkValues(text, yamlDocument(head), false, report)
