import type { Hit } from '../messages'
import type { LiveCheck } from '../preview-state'

type Draft = { file: string; text: string }

const MOST = 200

/** Lines of all pages and facts that hold some words, whatever their case; `drafts` are texts that are not saved yet. */
export function findWords(check: LiveCheck, words: string, drafts: readonly Draft[]): Hit[] {
  const wanted = words.toLowerCase()
  if (wanted === '') return []
  const { pages, files } = check.content()
  const texts = new Map([...pages, ...files].map(({ file, text }) => [file, text]))
  for (const { file, text } of drafts) texts.set(file, text)
  return [...texts]
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const at = line.toLowerCase().indexOf(wanted)
        return at === -1 ? [] : [{ file, line: index + 1, column: at + 1, text: line.trim() }]
      }),
    )
    .slice(0, MOST)
}
