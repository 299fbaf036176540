/** What the preview's server and its pages in the browser say to each other. */

/** A file of content/ was saved. */
export const CONTENT_SAVED = '4xdu:content-saved'

/** Where the preview tells of the page at `?path=`: what the whole check says, and what keeps the page from being shown. */
export const STATE_PATH = '/_vorschau'
export const BLOCKING_PATH = '/_vorschau/fehler'
/** Opens in the editor where the words of a page are written. */
export const PLACE_PATH = '/_vorschau/stelle'
export const CATALOGUE_PATH = '/_bausteine'

/** One thing that is wrong. */
export type ShownFinding = {
  file: string
  line: number
  column: number
  sentence: string
  isHint: boolean
}
/** What is wrong in a file, and after that in others. */
export type Findings = { file: string; findings: ShownFinding[] }

/** Where a finding stands, as terminals and editors read it: `content/x.mdx:14:1`. */
export const shownPlace = ({ file, line, column }: ShownFinding) => `${file}:${line}:${column}`
export const shownLine = (finding: ShownFinding) => `${shownPlace(finding)}  ${finding.sentence}`

/** `1 Fehler, 2 Hinweise`, and what other files have: `; anderswo 9 Hinweise` */
export function summaryOf({ file, findings }: Findings): string {
  const [errors, hints] = countsOf(findings.filter(finding => finding.file === file))
  const others = countsOf(findings.filter(finding => finding.file !== file))
    .filter(count => !count.startsWith('0'))
    .join(', ')
  return `${errors}, ${hints}${others && `; anderswo ${others}`}`
}
function countsOf(findings: readonly ShownFinding[]): [string, string] {
  const hints = findings.filter(({ isHint }) => isHint).length
  return [`${findings.length - hints} Fehler`, `${hints} ${hints === 1 ? 'Hinweis' : 'Hinweise'}`]
}
