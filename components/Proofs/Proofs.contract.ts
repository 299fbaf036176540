import { choice, maybe } from '../attributes'
import { entry, type ItemShape, list } from '../parts/list'
import type { Inline } from '../rich-text'
import { contract } from '../shapes'

/** Titles of proofs that the visitor's browser measures, and the instrument of renderer/browser/measured.ts that does it. */
const instruments = {
  Daten: 'bytes',
  Ladezeit: 'paint',
  Emilia: 'answer',
} as const

type Proof = {
  title: string
  text: Inline[]
  measure?: (typeof instruments)[keyof typeof instruments]
}

const proof: ItemShape<Proof> = {
  says: entry.says,
  read(content, item, reading) {
    const read = entry.read(content, item, reading)
    const known = Object.entries(instruments).find(
      ([name]) => name === read?.title.replace(/\.$/, ''),
    )
    return read && { ...read, ...(known && { measure: known[1] }) }
  },
}

export const proofs = contract({
  purpose:
    'Aussagen, die man nachprüfen kann. Was „Daten“, „Ladezeit“ oder „Emilia“ heißt, misst der Browser des Besuchers.',
  avoid: 'Für Zahlen aus Studien nehmen Sie <Claims>.',
  reads: 'entries',
  look: ({ look }) => look ?? 'list',
  attributes: {
    look: maybe(
      choice('„large“ zeigt sie groß, auf dunklem Grund, sonst stehen sie als Zeilen', ['large']),
    ),
  },
  content: { proofs: list(proof) },
})
