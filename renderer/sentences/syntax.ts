import { htmlCure, htmlSentence } from './html'
import type { Sentences } from './meant'

/** What would stop the reader of a page, and the cure. */
export const syntax: Sentences = {
  'lone-sign': ({ word }) =>
    `Das Zeichen < vor „${word}“ sieht aus wie der Beginn eines Kästchens. Schreiben Sie es in Worten („unter“, „weniger als“) oder \\<.`,
  autolink: ({ address, href }) => `Links in spitzen Klammern gehen hier nicht. Schreiben Sie [${address}](${href}).`,
  comment: () => 'Notizen mit <!-- --> gehen hier nicht und könnten Besucher erreichen. Löschen Sie die Notiz.',
  'brace-open': () =>
    'Die geschweifte Klammer { geht hier nicht, und sie wird nie geschlossen. Löschen Sie sie oder schreiben Sie \\{.',
  'tag-open': ({ tag }) => `Das Kästchen <${tag} endet nicht. Am Ende der Zeile fehlt das Zeichen >.`,
  'tag-character': ({ tag, text }) =>
    `Das Zeichen ${text} hat in <${tag}> keinen Platz. Angaben schreiben Sie name="Wert", mit Leerzeichen dazwischen.`,
  'tag-line': ({ tag = '' }) =>
    htmlCure(tag)
      ? htmlSentence(tag)
      : `<${tag}> braucht eine Zeile für sich. Setzen Sie Text und Kästchen in eigene Zeilen.`,
  unclosed: ({ tag }) => `Das Kästchen <${tag}> wird nicht geschlossen. Nach seinem Inhalt fehlt </${tag}>.`,
  'closing-misspelt': ({ tag, closing, line }) =>
    `Das Kästchen <${tag}> wird in Zeile ${line} mit </${closing}> geschlossen. Schreiben Sie dort </${tag}>.`,
  'closed-early': ({ tag, line }) =>
    `<${tag} … /> ist mit dem Schrägstrich schon geschlossen, in Zeile ${line} schließt </${tag}> es noch einmal. Löschen Sie den Schrägstrich vor >.`,
  'stroke-missing': ({ tag, line }) =>
    `Hier fehlt der Schrägstrich: Das Kästchen <${tag}> aus Zeile ${line} schließt mit </${tag}>.`,
  'strange-tag': ({ found, words }) =>
    `Ein Kästchen ${found} gibt es nicht. Für einen Platzhalter schreiben Sie [${words}], für „kleiner als“ Wörter oder \\<.`,
  'tag-space': ({ right }) =>
    `So wird daraus kein Kästchen. Schreiben Sie ${right}, ohne Leerzeichen und mit dem Schrägstrich /.`,
  'tag-brackets': ({ tag, found }) =>
    `Kästchen stehen in spitzen Klammern. Schreiben Sie ${(found ?? `[${tag}]`).replace('[', '<').replace(']', '>')}.`,
  'stray-closing': ({ tag }) =>
    `</${tag}> schließt ein Kästchen, das nicht offen ist. Löschen Sie die Zeile oder setzen Sie <${tag}> davor.`,
  'attribute-curly': ({ name, found }) =>
    `Die Angabe ${name}=${found} steht in geschwungenen Anführungszeichen. Nehmen Sie gerade: ${name}="…".`,
  'attribute-inner': ({ name }) =>
    `In der Angabe ${name} steht ein gerades Anführungszeichen und beendet sie zu früh. Schreiben Sie innen „ und “.`,
  'attribute-marks': ({ name }) =>
    `In der Angabe ${name} steht nur Text: **, Links und <b> sähen Besucher so, wie sie hier stehen. Löschen Sie diese Zeichen.`,
  'attribute-colon': ({ name }) => `Zwischen ${name} und seinem Wert steht ein Gleichheitszeichen: ${name}="…".`,
  'attribute-open': ({ name }) =>
    `Die Angabe ${name} hat kein schließendes Anführungszeichen. Schreiben Sie ${name}="…".`,
  'attribute-bare': ({ name, value }) =>
    `Die Angabe ${name} braucht gerade Anführungszeichen. Schreiben Sie ${name}="${value || '…'}".`,
  'attribute-braces': ({ name }) =>
    `Die Angabe ${name} steht in geschweiften Klammern. Schreiben Sie sie in gerade Anführungszeichen: ${name}="…".`,
  unreadable: ({ sign }) =>
    `Ab hier lässt sich die Seite nicht lesen${sign ? ` (Zeichen „${sign}“)` : ''}. Prüfen Sie Klammern, < und Anführungszeichen dieser Zeile.`,
}
