import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Finding, reporter } from '../../data/report'

type Text = { file: string; text: string }

/**
 * Words of pages that neither the Austrian dictionary nor content/woerter.txt knows, as hints with the one that may be meant. Each
 * call loads the dictionaries, which takes seconds: somebody may have entered a word since the last one.
 */
export async function spelling(pages: readonly Text[]): Promise<Finding[]> {
  if (pages.length === 0) return []
  // Imported on demand: a build needs no dictionary.
  const { refreshDictionaryCache, spellCheckDocument } = await import('cspell-lib')
  await refreshDictionaryCache(0)
  const all = await Promise.all(pages.map(page => spellingOf(page, spellCheckDocument)))
  return all.flat()
}

type Check = typeof import('cspell-lib')['spellCheckDocument']

async function spellingOf({ file, text }: Text, spellCheckDocument: Check): Promise<Finding[]> {
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
    const isSame = (one: string) => /^\p{Lu}/u.test(one) === /^\p{Lu}/u.test(word)
    const near =
      suggestions.find(one => one !== word && isSame(one)) ?? suggestions.find(one => one !== word)
    report.hint(
      'spelling',
      offset,
      `„${word}“ kennt das Wörterbuch nicht.${near ? ` Meinten Sie „${near}“?` : ''} Ist es richtig, schreiben Sie es in content/woerter.txt.`,
    )
  }
  return findings
}
