import { readFileSync } from 'node:fs'
import { createPassageIndex } from '../../server/chat/passages'
import { createPrompts } from '../../server/chat/prompt'
import type { Knowledge } from '../../server/messages'
import { readQuestions } from '../../tests/support/emilia-questions'
import { median } from './median'
import { atMost, type Row } from './row'

/**
 * What a visitor's first question sends to the provider, in characters: system message and question, for all questions of
 * the tests. German has about 3.2 characters a token in the vocabulary of gpt-3.5, 3.6 in that of gpt-4o (counted once
 * with gpt-tokenizer); 6 000 tokens are the most that a system message may have.
 */
export function* prompt(): Generator<Row> {
  const knowledge: Knowledge = JSON.parse(readFileSync('dist/server/emilia.json', 'utf8'))
  const promptOf = createPrompts({ knowledge, index: createPassageIndex(knowledge), now: () => new Date() })
  const lengths = [...readQuestions('tuned'), ...readQuestions('held-out')].map(({ ask }) => {
    const { today, site } = promptOf([{ role: 'user', content: ask }])
    return [today, ...site].join('\n\n').length + ask.length
  })
  yield atMost({
    what: 'what a first question sends to the model',
    value: Math.max(...lengths),
    limit: 18_000,
    unit: 'characters',
    note: `the longest; the middle one ${Math.round(median(lengths))}, about ${Math.round(median(lengths) / 320) * 100} tokens`,
  })
}
