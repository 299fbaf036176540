import { htmlCure, htmlSentence } from './html'
import { meant } from './meant'
import { nodeName } from './node-names'

const tagged = (word: string) => `<${word}>`

/** What is wrong with a box as the reader of a page finds it, and the cure. */
export const boxErrors = {
  'unknown-tag': ({ tag, known }: { tag: string; known: readonly string[] }) =>
    htmlCure(tag)
      ? htmlSentence(tag)
      : `Das Kästchen <${tag}> gibt es nicht.${meant(tag, known, tagged) || ' Alle Kästchen stehen in content/README.md.'}`,
  html: ({ tag }: { tag: string }) => htmlSentence(tag),
  'wrong-place': ({ tag, inside }: { tag: string; inside: string }) =>
    `<${tag}> darf nur in <${inside}> stehen. Setzen Sie es dort hinein.`,
  'box-in-list': ({ tag }: { tag: string }) =>
    `<${tag}> ist eingerückt und gehört damit zum Listenpunkt darüber. Beginnen Sie das Kästchen ganz links in der Zeile.`,
  leftover: ({ tag, found, allowed }: { tag: string; found: string; allowed: string }) =>
    `In <${tag}> passt hier nicht: ${nodeName(found)}. Erlaubt ist: ${allowed}.`,
  'form-again': ({ tag, line }: { tag: string; line: number }) =>
    `Die Seite hat schon in Zeile ${line} ein Formular. Nehmen Sie <${tag}> hier heraus, je Seite gibt es eines.`,
  'hero-again': ({ line }: { line: number }) =>
    `Die Seite hat schon in Zeile ${line} einen <Hero>. Löschen Sie die Zeilen <Hero …> und </Hero> hier, und beginnen Sie die Überschrift mit ##.`,
  'attribute-twice': ({ tag, name }: { tag: string; name: string }) =>
    `${name} steht in <${tag}> zweimal. Lassen Sie nur die richtige Angabe stehen.`,
  'unknown-attribute': ({
    tag,
    name,
    known,
  }: {
    tag: string
    name: string
    known: readonly string[]
  }) =>
    `<${tag}> kennt die Angabe „${name}“ nicht.${meant(name, known) || (known.length > 0 ? ` Möglich: ${known.join(', ')}.` : ' Es hat keine Angaben.')}`,
  'missing-attribute': ({ tag, name, says }: { tag: string; name: string; says: string }) =>
    `In <${tag}> fehlt die Angabe ${name}="…" (${says}).`,
  'attribute-value': ({
    tag,
    name,
    found,
    says,
    options,
    meant: better,
  }: {
    tag: string
    name: string
    found: string
    says: string
    options: readonly string[]
    meant: string
  }) => {
    if (found.trim() === '')
      return `Die Angabe ${name} in <${tag}> ist leer. Schreiben Sie ${name}="…" (${says}).`
    return better && better !== found
      ? `Die Angabe ${name}="${found}" in <${tag}> passt nicht. Schreiben Sie ${name}="${better}".`
      : `Die Angabe ${name}="${found}" in <${tag}> passt nicht (${says}).${meant(found, options) || (options.length > 0 ? ` Möglich: ${options.join(', ')}.` : '')}`
  },
  import: () =>
    'Eine Zeile darf nicht mit dem Wort import oder export beginnen, das gehört Programmen. Ist es ein Satz, beginnen Sie ihn anders; sonst löschen Sie die Zeile, die Kästchen sind schon bekannt.',
}
