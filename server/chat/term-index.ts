import { terms } from './words'

/**
 * How well each document fits the terms of a question, by its place in the list; 0 where it holds none. Good until the next
 * question: that one is written into the same array, which spares an allocation each.
 */
export type TermIndex = (asked: readonly string[]) => Float64Array

/** What one search found: a document by its place in the list. */
export type Found = { id: number; score: number }

// A piece of a word says far less than the whole word.
const gramWeight = 0.12
// BM25+ by its usual names: how soon repeating a word stops counting, how much long texts are held back, the least a find counts.
const [k, b, d] = [1.2, 0.5, 0.3]

/**
 * Ranks documents by the terms of a question: BM25+, times the number of its terms that a document holds.
 * What a term says for a document never changes, so it is worked out once and lies in flat arrays. For the whole site that
 * takes 1 MB and 0.1 ms a question, where MiniSearch, which can also change its documents, took 11 MB and 1.2 ms.
 * @param boosts the fields that are read, and how much a find in each counts
 */
export function createTermIndex<Field extends string>(
  documents: readonly Readonly<Record<Field, string>>[],
  boosts: Readonly<Record<Field, number>>,
): TermIndex {
  const { known, starts, ids, weights } = weigh(documents, Object.entries(boosts) as [Field, number][])

  const scores = new Float64Array(documents.length)
  const matches = new Uint16Array(documents.length)

  return asked => {
    scores.fill(0)
    matches.fill(0)
    for (const [term, times] of count(asked)) {
      const number = known.get(term) ?? known.size
      for (let at = starts[number] as number; at < (starts[number + 1] as number); at += 1) {
        const id = ids[at] as number
        scores[id] = (scores[id] as number) + times * (weights[at] as number)
        matches[id] = (matches[id] as number) + 1
      }
    }
    for (const [id, many] of matches.entries()) scores[id] = (scores[id] as number) * many
    return scores
  }
}

/** At most `most` of those that `only` lets through, the best first. Nearly all hold some piece of a word: only the best are put in order. */
export function best(scores: Float64Array, most: number, only: (id: number) => boolean = () => true): Found[] {
  const found: Found[] = []
  let least = 0
  for (let id = 0; id < scores.length; id += 1) {
    const score = scores[id] as number
    if (score <= least || !only(id)) continue
    const place = found.findIndex(one => one.score < score)
    found.splice(place < 0 ? found.length : place, 0, { id, score })
    if (found.length > most) found.pop()
    least = found[most - 1]?.score ?? 0
  }
  return found
}

/** For each term, from `starts` on: the documents that hold it, and what it says for them. */
type Weights = { known: ReadonlyMap<string, number>; starts: Uint32Array; ids: Uint16Array; weights: Float32Array }

function weigh<Field extends string>(
  documents: readonly Readonly<Record<Field, string>>[],
  fields: readonly (readonly [Field, number])[],
): Weights {
  const known = new Map<string, number>()
  // Of each text its terms with how often they stand there, in turns: flat, as objects would be larger than the result.
  const texts = documents.map(document =>
    fields.map(([field]) => {
      const counts = count(terms(document[field]))
      for (const word of counts.keys()) if (!known.has(word)) known.set(word, known.size)
      return Uint16Array.from([...counts].flatMap(([word, times]) => [known.get(word) ?? 0, times]))
    }),
  )
  const each = (visit: (term: number, place: number, id: number, times: number) => void) =>
    texts.forEach((ofDocument, id) => {
      ofDocument.forEach((pairs, place) => {
        for (let at = 0; at < pairs.length; at += 2) visit(pairs[at] as number, place, id, pairs[at + 1] as number)
      })
    })

  const lengths = fields.map(() => new Uint32Array(documents.length))
  const holding: number[][] = fields.map(() => [])
  const sizes: number[] = []
  const last: number[] = []
  const add = (counts: { [at: number]: number } | undefined, at: number) => {
    if (counts) counts[at] = (counts[at] ?? 0) + 1
  }
  each((term, place, id) => {
    add(lengths[place], id)
    add(holding[place], term)
    if (last[term] !== id) add(sizes, term)
    last[term] = id
  })

  // One more than terms: the last is where a term begins that nobody knows, and where it ends.
  const starts = new Uint32Array(known.size + 2)
  sizes.forEach((size, term) => {
    starts[term + 1] = (starts[term] as number) + size
  })
  const all = starts[known.size] as number
  starts[known.size + 1] = all
  const [ids, weights] = [new Uint16Array(all), new Float32Array(all)]
  const means = lengths.map(of => of.reduce((sum, length) => sum + length, 0) / documents.length)
  const boosts = [...known.keys()].map(term => (term.startsWith('~') ? gramWeight : 1))
  const ends = starts.slice()
  each((term, place, id, times) => {
    const before = (ends[term] as number) - 1
    const isNew = before < (starts[term] as number) || ids[before] !== id
    const at = isNew ? before + 1 : before
    if (isNew) ends[term] = at + 1
    ids[at] = id
    const held = holding[place]?.[term] ?? 0
    const rarity = Math.log(1 + (documents.length - held + 0.5) / (held + 0.5))
    const length = (lengths[place]?.[id] ?? 0) / (means[place] ?? 1)
    const weight = rarity * (d + (times * (k + 1)) / (times + k * (1 - b + b * length)))
    weights[at] = (weights[at] as number) + (fields[place]?.[1] ?? 1) * (boosts[term] ?? 1) * weight
  })
  return { known, starts, ids, weights }
}

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
