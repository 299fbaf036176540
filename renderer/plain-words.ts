/** What shapes text on a page; elsewhere visitors would see the signs themselves: `**Online**-Dashboard`, `Arzt &amp; Zahn`. */
const MARKUP = /\*\*|\]\(|&#?\w+;|<\/?[a-z]\w*(?:\s[^<>]*)?>/i

/** What to tell of a text that is not plain. */
export const ONLY_TEXT = 'Hier steht nur Text: **, Links, <b> und &amp; gibt es hier nicht. Löschen Sie diese Zeichen.'

/** Whether a text has nothing but words in it. */
export function isPlain(text: string): boolean {
  return !MARKUP.test(text)
}
