import { type Report, replace } from '../data/report'

/** A `<` that opens no box: a comment, an address, a placeholder, „less than“. */
export function reportLoneSign(text: string, at: number, report: Report): void {
  const rest = text.slice(at)
  const [link, address = ''] =
    /^<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@"'=/]+@[^\s<>@]+\.[a-z]{2,})>/i.exec(rest) ?? []
  const [found] = /^<[A-Za-z][^<>\n]*>/.exec(rest) ?? []
  if (rest.startsWith('<!--')) reportComment(text, at, report)
  else if (link) reportAutolink(link, address, at, report)
  else if (found)
    report.error(
      'strange-tag',
      at,
      `Ein Kästchen ${found} gibt es nicht. Für einen Platzhalter schreiben Sie [${found.slice(1, -1)}], für „kleiner als“ Wörter oder \\<.`,
    )
  else if (/^<[ \t]*[\\/]?[ \t]*[A-Z]\w*[^<>\n]*>/.test(rest))
    report.error(
      'tag-space',
      at,
      'So wird daraus kein Kästchen. Schreiben Sie <Name> und </Name>, ohne Leerzeichen nach < und mit dem Schrägstrich /.',
    )
  else if (rest.startsWith('<')) {
    const word = /^<([^\s<>]*)/.exec(rest)?.[1]?.slice(0, 20)
    report.error(
      'lone-sign',
      at,
      `Das Zeichen < vor „${word}“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.`,
      replace(at, 0, '\\'),
    )
  } else
    report.error(
      'unreadable',
      Math.max(0, at),
      'Ab hier lässt sich die Seite nicht lesen. Prüfen Sie Klammern, < und Anführungszeichen dieser Zeile.',
    )
}

/** The repair takes the line with a comment that stands alone in it. */
function reportComment(text: string, at: number, { error }: Report): void {
  const line = text.lastIndexOf('\n', at - 1) + 1
  const [comment] = /^<!--[\s\S]*?-->/.exec(text.slice(at)) ?? []
  const [alone] = /^[ \t]*<!--(?:(?!-->)[\s\S])*-->[ \t]*\n/.exec(text.slice(line)) ?? []
  const fix = comment ? replace(at, comment.length, '') : undefined
  error(
    'comment',
    at,
    'Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.',
    alone ? replace(line, alone.length, '') : fix,
  )
}

function reportAutolink(link: string, address: string, at: number, { error }: Report): void {
  const isMail = address.includes('@') && !address.startsWith('mailto:')
  const href = isMail ? `mailto:${address}` : address
  error(
    'autolink',
    at,
    `Links in spitzen Klammern gehen hier nicht. Schreiben Sie [${address}](${href}).`,
    replace(at, link.length, `[${address.replace(/^mailto:/, '')}](${href})`),
  )
}
