import { checkPage } from '../../renderer/check/page/check-page'
import { isHint } from '../../renderer/data/diagnose'
import { finding } from '../../renderer/sentences/explain'

/** A page's text with a valid head around the body, as an author would write it. */
export function mdx(
  body: string,
  head = 'title: Ein Titel, lang genug für alle | 4xDU\ndescription: Eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, damit die Probe wirklich nur das Falsche meldet.\ncanonical: /probe',
): string {
  return `---\n${head}\n---\n\n${body}\n`
}

/** The findings of a page, one line each; empty when it is right. */
export async function findingsOf(text: string, file = 'content/probe.mdx'): Promise<string[]> {
  return checkPage(file, text)
    .diagnostics.filter(diagnostic => !isHint(diagnostic))
    .map(finding)
}
