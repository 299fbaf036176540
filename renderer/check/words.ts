import { contracts } from '../../components/registry'
import { type Report, replace } from '../data/report'
import { contractOf } from '../page/boxes'
import { spanOf } from '../page/span'
import { FOOTNOTE } from './blocks'
import type { PageRule } from './rule'

const BOXES = Object.keys(contracts).join('|')
const ADDRESS = String.raw`(?=\/|https?:|#|mailto:|tel:)`

type Pattern = {
  id: string
  find: RegExp
  says(found: string): string
  /** The repair: the text that replaces the match. */
  cure?: (found: string, text: string) => string
  isHint?: true
}

/** Mistakes that Markdown passes on as text. */
const PATTERNS: Pattern[] = [
  {
    id: 'garbled',
    find: /\ufffd|Ã[\u0080-\u00bf\u0152-\u017e\u2013-\u203a]|â€./gu,
    says: found =>
      `Hier ist ein Umlaut oder Anführungszeichen beim Speichern verloren gegangen (${found}). Tippen Sie das Zeichen neu und speichern Sie mit der Kodierung „UTF-8“.`,
  },
  {
    id: 'entity-twice',
    find: /&amp;(?=#?\w+;)/g,
    says: () =>
      'Das Zeichen & ist hier zweimal umgeschrieben, Besucher sähen das Kürzel dahinter. Löschen Sie amp;.',
    cure: () => '&',
  },
  {
    id: 'residue',
    find: /[ \t]?(?:【[^】\n]*】|:?contentReference\[oaicite:\d+\](?:\{[^}\n]*\})?|\uE200[^\n\uE201]*\uE201)/gu,
    says: found =>
      `„${found}“ verweist auf eine Quelle, die hier niemand sieht, meist aus einem KI-Programm. Löschen Sie das Zeichen, oder nennen Sie die Quelle im Satz.`,
    cure: () => '',
  },
  { id: 'footnote', find: /\[\^[\w-]+\](?![(:[])/g, says: () => FOOTNOTE },
  {
    id: 'emphasis-open',
    find: /(?<![\p{L}\p{N}_*\\/.&=-])[*_](?=[\p{L}\p{N}„])[^\s*_]*/gu,
    says: ([mark, ...letters]) => {
      const word = letters.join('')
      return `Das Zeichen ${mark} vor „${word}“ hat kein Gegenstück. Schreiben Sie *${word}* oder löschen Sie es; soll es zu sehen sein, schreiben Sie \\${mark}.`
    },
  },
  {
    id: 'tag-brackets',
    find: new RegExp(`\\[(?:/(?:${BOXES})|(?:${BOXES}) \\w+=[^\\]\\n]*)\\](?!\\()`, 'g'),
    says: found => `Kästchen stehen in spitzen Klammern. Schreiben Sie <${found.slice(1, -1)}>.`,
    cure: found => `<${found.slice(1, -1)}>`,
  },
  {
    id: 'tag-escaped',
    find: new RegExp(`(?:\\\\<|&lt;)/?(?:${BOXES})(?!\\w)[^<>\\n]*?(?:>|&gt;)`, 'g'),
    says: found =>
      `So sähen Besucher „${unescaped(found)}“ als Text. Ein Kästchen beginnt mit < ohne Schrägstrich davor.`,
    cure: found => unescaped(found),
  },
  // What other systems read as a box, a note, a sign or a mark.
  {
    id: 'foreign-mark',
    find: /^[ \t]*(?::::+[^\n]*|[!?]{3}\+? \w[^\n]*)|(?<![\p{L}\p{N}:/]):[a-z][a-z0-9_+-]*:(?![\p{L}\p{N}:])|\[\[[^[\]\n]+\]\](?!\()/gmu,
    says: found =>
      `„${found}“ bliebe hier Text. Löschen Sie es, oder setzen Sie ein, was gemeint ist: einen Link als [Text](/pfad), ein Kästchen als <Name> (content/README.md), ein Zeichen selbst.`,
  },
  {
    id: 'mark-sign',
    find: /(?<!=)==(?=[^\s=])[^=\n]*[^\s=]==(?!=)/g,
    says: found =>
      `Die Zeichen == in „${found}“ heben nichts hervor. Fetten Text schreiben Sie **so**.`,
    cure: found => `**${found.slice(2, -2)}**`,
  },
  {
    id: 'link-space',
    find: new RegExp(`\\]\\s+\\(${ADDRESS}`, 'g'),
    says: () => 'Zwischen ] und ( steht ein Leerzeichen, so wird daraus kein Link. Löschen Sie es.',
    cure: () => '](',
  },
  {
    id: 'link-swapped',
    find: /(?:\([^()[\]\n]+\)|\])\[(?=\/|https?:|#)/g,
    says: () =>
      'So wird daraus kein Link. Der Text steht in eckigen, die Adresse in runden Klammern: [Text](/pfad).',
  },
  {
    id: 'link-blank',
    find: new RegExp(`\\]\\(${ADDRESS}[^()\\n]*\\s[^()\\n]*\\)`, 'g'),
    says: () =>
      'In dieser Adresse steht ein Leerzeichen, so wird daraus kein Link. Schreiben Sie sie ohne.',
  },
  {
    id: 'link-open',
    find: new RegExp(`\\]\\(${ADDRESS}[^)\\n]*$`, 'gm'),
    says: () =>
      'Der Link ist nicht fertig: Es fehlt die schließende runde Klammer. Schreiben Sie [Text](/pfad).',
  },
  {
    id: 'reference-open',
    find: /(?<!\])!?\[[^[\]\n]+\]\[(?!\/|https?:|#)[^[\]\n]*\]/g,
    says: found =>
      `„${found}“ bleibt Text, denn eine Zeile mit der Adresse gibt es auf der Seite nicht. Schreiben Sie ${found.replace(/\[[^[]*$/, '(/pfad)')}.`,
  },
  // Starts of lines that were to make a heading or a list item.
  {
    id: 'odd-space',
    find: /(?<=^\s*(?:#{1,6}|[-*+]|\d+[.)]))[\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f]+/gm,
    says: () =>
      'Hier steht ein Sonderzeichen, das wie ein Leerzeichen aussieht, meist aus Word. Ersetzen Sie es durch ein gewöhnliches Leerzeichen.',
    cure: () => ' ',
  },
  {
    id: 'heading-space',
    find: /^#{1,6}(?=[^\s#\u00ad\u200b\u2060])/gm,
    says: found =>
      `Nach ${found} fehlt ein Leerzeichen, so bleibt die Überschrift gewöhnlicher Text.`,
    // A page has one heading with #.
    cure: (marks, text) => (marks === '#' && /^# /m.test(text) ? '## ' : `${marks} `),
  },
  {
    id: 'heading-deep',
    find: /^#{7,}(?=\s)/gm,
    says: found => `So tief gibt es keine Überschrift: ${found}. Nehmen Sie ## oder ###.`,
  },
  {
    id: 'item-space',
    find: /(?<=^[ \t]*)(?:-(?=[\p{L}*„][^\n]{3})|\d{1,2}\.(?=\*\*|\p{Lu}))/gmu,
    says: found =>
      `Nach dem Zeichen ${found} fehlt ein Leerzeichen, so wird daraus kein Listenpunkt.`,
    cure: found => `${found} `,
  },
  {
    id: 'item-sign',
    find: /(?<=^[ \t]*)(?:[•●▪◦‣·–—✅✓✔✗➤➜►\uf0a7\uf0b7]|[o§](?=\t)|\d(?=\uFE0F?\u20E3))\uFE0F?\u20E3?[ \t]*(?=\S)/gmu,
    says: found =>
      `Das Zeichen ${found} macht keinen Listenpunkt. Beginnen Sie die Zeile mit „- “.`,
    cure: () => '- ',
  },
  {
    id: 'comma',
    find: /(?<=\S) +,|(?<! ),(?=\p{L})/gu,
    says: () => 'Vor dem Komma steht kein Leerzeichen, dahinter eines.',
    cure: found => (found === ',' ? ', ' : ','),
    isHint: true,
  },
  {
    id: 'accent',
    find: /(?<=\p{L})´(?=\p{L})/gu,
    says: () => 'Das ist ein Akzent. Der Apostroph sieht so aus: ’.',
    cure: () => '’',
    isHint: true,
  },
]

const unescaped = (tag: string) =>
  tag.replace(/^\\/, '').replace(/^&lt;/, '<').replace(/&gt;$/, '>')

/** Characters that stayed text, of emphasis, links and boxes; and those that Markdown takes although a word needs them. */
export const textRule: PageRule =
  ({ text }, report) =>
  (node, parents) => {
    const [from, to] = spanOf(node)
    if (node.type === 'text') {
      const isReply = parents.some(parent => contractOf(parent)?.brackets)
      const patterns = PATTERNS.filter(({ id }) => !(isReply && id === 'reference-open'))
      reportPatterns(patterns, text, [from, to], report)
      reportStars(text, from, to, report)
    } else if (node.type === 'emphasis') reportVanishing(text, from, to, 1, report)
    else if (node.type === 'strong') reportVanishing(text, from, to, 2, report)
  }

function reportPatterns(
  patterns: readonly Pattern[],
  text: string,
  [from, to]: [number, number],
  { error, hint }: Report,
): void {
  // With the text before and after it, so that an expression sees the whole line.
  const seen = text.slice(0, text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to))
  for (const { id, find, says, cure, isHint } of patterns) {
    const pattern = new RegExp(find)
    pattern.lastIndex = from
    for (let match = pattern.exec(seen); match && match.index < to; match = pattern.exec(seen)) {
      const [found] = match
      const at = match.index + found.search(/[^ \t]|$/)
      const fix = cure && replace(match.index, found.length, cure(found, text))
      const tell = isHint ? hint : error
      tell(id, at, says(found.trim()), fix)
    }
  }
}

function reportStars(text: string, from: number, to: number, { error }: Report): void {
  const [first, second] = text.slice(from, to).matchAll(/(?<!\\)(?:\*\*|__(?=\p{L}))/gu)
  if (!first) return
  const cure = second
    ? 'Innen darf kein Leerzeichen stehen, außen gehört eines hin. Schreiben Sie: Wort **fett** Wort.'
    : 'Das zweite Paar fehlt. Schreiben Sie **fett** oder löschen Sie sie.'
  error('bold-open', from + first.index, `Hier stehen ** und machen nichts fett. ${cure}`)
}

/** `Patient*innen und Ärzt*innen`, `60*40*30`, `__init__`: the marks would vanish, and what stands between them would lean. */
function reportVanishing(
  text: string,
  from: number,
  to: number,
  length: number,
  { error }: Report,
): void {
  const [before = '', after = ''] = [text[from - 1], text[to]]
  const [mark, inner] = [text.slice(from, from + length), text.slice(from + length, to - length)]
  const isName = mark === '__' && /^[a-z][a-z0-9_]*$/.test(inner)
  // `*Kaffee*haus` may be meant so.
  if (!isName && !(/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after))) return
  const shown = mark.replaceAll(/./g, '\\$&')
  error(
    'marks-vanish',
    from,
    `Die Zeichen ${mark} um „${inner.slice(0, 40)}“ sähe niemand, sie machen die Wörter dazwischen ${length === 1 ? 'kursiv' : 'fett'}. Sollen sie dastehen, schreiben Sie ${shown}.`,
    replace(from, to - from, `${shown}${inner}${shown}`),
  )
}
