import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Finding, reporter } from '../../data/report'

/**
 * Words of a page that neither the Austrian dictionary nor content/woerter.txt knows, as hints with the one that may be meant. The first
 * call loads the dictionaries, which takes about a second.
 */
export async function spelling({ file, text }: { file: string; text: string }): Promise<Finding[]> {
  // Imported on demand: a build needs no dictionary.
  const { refreshDictionaryCache, spellCheckDocument } = await import('cspell-lib')
  // Somebody may have entered a word since the last call.
  await refreshDictionaryCache(0)
  const document = { uri: pathToFileURL(join(process.cwd(), file)).href, text, languageId: 'mdx' }
  const options = {
    configFile: 'cspell.json',
    noConfigSearch: true,
    generateSuggestions: true,
  }
  const { issues } = await spellCheckDocument(document, options, {})
  const { findings, report } = reporter(file, text)
  for (const { text: word, offset, suggestions = [] } of issues) {
    // A word with signs that nobody sees is told of as that.
    if (/\p{Cf}/u.test(word)) continue
    const near = suggestions.find(one => /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(word))
    report.hint(
      'spelling',
      offset,
      `„${word}“ kennt das Wörterbuch nicht.${near ? ` Meinten Sie „${near}“?` : ''} Ist es richtig, schreiben Sie es in content/woerter.txt.`,
    )
  }
  return findings
}
