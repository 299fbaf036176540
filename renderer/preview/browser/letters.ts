/**
 * Letters and digits only, without what Markdown and typography put around them: the words of a page and the line that they
 * are written in are the same then.
 */
export function lettersOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
