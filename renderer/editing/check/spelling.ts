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
  for (const { offset, label } of await englishButtons({ file, text }, spellCheckDocument))
    report.hint(
      'spelling',
      offset,
      `„${label}“ ist kein Deutsch. Schreiben Sie, was der Knopf tut, zum Beispiel „Demo anfordern“.`,
    )
  return findings
}

/** Buttons, which are links alone in their line, of whose longer words the German dictionary knows none. */
async function englishButtons({ file, text }: Text, spellCheckDocument: Check) {
  const labels = [...text.matchAll(/^(?:\[[^\]\n]+\]\([^)\n]*\)[ \t]*)+$/gm)].flatMap(
    ({ 0: row, index }) =>
      [...row.matchAll(/(?<=\[)[^\]\n]+/g)].map(({ 0: label, index: at }) => ({
        label,
        offset: index + at,
      })),
  )
  const written = labels.map(({ label }) => label).join('\n')
  const document = {
    uri: pathToFileURL(`${file}.txt`).href,
    text: written,
    languageId: 'plaintext',
  }
  const options = { configFile: 'cspell.json', noConfigSearch: true }
  const { issues } = await spellCheckDocument(document, options, { dictionaries: ['!en_us'] })
  const strange = new Set(issues.map(issue => issue.text))
  return labels.filter(({ label }) => {
    const words = label.match(/\p{L}{4,}/gu) ?? []
    return words.length > 0 && words.every(word => strange.has(word))
  })
}
