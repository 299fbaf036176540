/** What an editor may write, and every line the check must answer with: `line:column  sentence`. */
export type MistakeExample = {
  name: string
  /** The body of a page; in head.ts the whole file. */
  text: string
  findings: string[]
}
