import MiniSearch from 'minisearch'
import type { Knowledge, Passage } from '../messages'
import { type Coverage, createCoverage } from './coverage'
import { createSynonyms } from './synonyms'
import { contentWords, terms } from './words'

/**
 * A passage with how well it fits: `score` ranks, `coverage` (0 to 1) is the share of the question it speaks about,
 * `subject` whether a word of the question names what the page is about.
 */
export type Hit = { passage: Passage; score: number; coverage: number; subject: boolean }

export type PassageIndex = {
  /** The best passages first; none when no word of the question is a word of the site. */
  search(question: string, limit?: number): Hit[]
}

// A piece of a word says far less than the whole word.
const gramWeight = 0.12
const candidates = 24

/** Search over everything the site says, also the descriptions of its pages. */
export function createPassageIndex({
  passages,
  routes,
  synonyms,
}: Pick<Knowledge, 'passages' | 'routes' | 'synonyms'>): PassageIndex {
  const all = [...passages, ...routes.map(asPassage)]
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['heading', 'page', 'text', 'url'],
    tokenize: terms,
    processTerm: term => term,
    searchOptions: {
      boost: { heading: 1.6, page: 1.4, url: 0.6 },
      boostTerm: term => (term.startsWith('~') ? gramWeight : 1),
      bm25: { k: 1.2, b: 0.5, d: 0.3 },
    },
  })
  index.addAll(all.map((passage, id) => ({ ...passage, id })))
  const coverage: Coverage = createCoverage(all)
  const expand = createSynonyms(synonyms)

  return {
    search(question, limit = 5) {
      const words = [...new Set(contentWords(question))]
        .slice(0, 40)
        .map(word => ({ word, also: expand(word, question) }))
      if (words.length === 0) return []
      const query = words.map(({ word, also }) => [word, ...also].join(' ')).join(' ')
      return index
        .search(query)
        .slice(0, candidates)
        .flatMap(({ id, score }) => {
          const passage = all[id]
          if (!passage) return []
          const { share, subject } = coverage(id, words)
          return { passage, score: score * (0.25 + share), coverage: share, subject }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
    },
  }
}

function asPassage({ url, title, description }: Knowledge['routes'][number]): Passage {
  const page = title.replace(/\s*\|[^|]*$/, '')
  return { url, page, heading: page, text: description }
}
