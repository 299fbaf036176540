// What Word, Teams, PDFs, Contacts and WhatsApp leave in the clipboard: nobody sees it, and an address is refused for it.

const breaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const controls = /[^\P{Cc}\n\t]/gu
/** Invisible characters with what stands before them. */
const ignorable = /([^\p{DI}]?)(\p{DI}+)/gu
/** Joiners, variation selectors and tags, which emoji and some scripts are made with. */
const joiners = /[\u200c-\u200d\u{e0020}-\u{e007f}]|\p{Variation_Selector}/gu
const joinable = /[^\p{Script=Latin}\p{Nd}\p{Z}\p{P}\p{Cc}]/u

const text = (value: string) =>
  value
    .replace(breaks, '\n')
    .replace(controls, '')
    .replace(ignorable, (_, before: string, marks: string) =>
      joinable.test(before) ? before + (marks.match(joiners) ?? []).join('') : before,
    )
    .trim()
const line = (value: string) => text(value).replace(/[\n\t]+/g, ' ')
const address = (value: string) => line(value).replace(/\p{DI}/gu, '')
/** Also `mailto:a@b.at?subject=x`, `Anna <a@b.at>`, and the hyphens and ligatures of word processors. */
const email = (value: string) =>
  address(value)
    .normalize('NFKC')
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/^[^<>@]*<([^<>\s]+)>$/, '$1')
    .replace(/\p{Pd}|\u2212/gu, '-')

const byType: Readonly<Record<string, (value: string) => string>> = {
  email,
  tel: address,
  url: address,
  textarea: text,
}

/**
 * What somebody typed or pasted into a field, without what nobody sees: control, direction and other ignorable characters go,
 * odd line breaks become `\n` (in one line a blank), blanks at both ends go. Browser and server call it before they check: what
 * is stored is what was checked.
 * @param type the `type` of the field's element: `email`, `tel`, `url`, `textarea`; every other one is a line of words
 */
export const cleanField = (type: string, value: string): string =>
  (byType[type] ?? line)(value).trim()
