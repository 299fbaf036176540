import type { ActionResult } from '../messages'
import { type ActionParts, UNDO } from './action-parts'
import { readPlain, writePlain } from './files'

const WORDS = 'content/woerter.txt'

/** Adds a word that is right to the dictionary of this house. */
export function learnWord(
  { root, history }: ActionParts,
  { word }: { word: string },
): ActionResult {
  if (!/^[\p{L}\p{M}'’-]+$/u.test(word)) throw new Error(`„${word}“ ist kein einzelnes Wort.`)
  const text = readPlain(root, WORDS)
  if (text.split('\n').includes(word)) return { said: `„${word}“ steht schon im Wörterbuch.` }
  history.run(`„${word}“ ins Wörterbuch`, '/', [WORDS], () =>
    writePlain(root, WORDS, `${text.trimEnd()}\n${word}\n`),
  )
  return { said: `„${word}“ steht jetzt im Wörterbuch. ${UNDO}` }
}
