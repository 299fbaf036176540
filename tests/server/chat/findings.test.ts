import { describe, expect, it } from 'vitest'
import { ask, type Question, readQuestions } from '../../support/emilia-questions'
import { builtKnowledge } from '../../support/knowledge'

const knowledge = builtKnowledge()
const title = ({ here, after = [], ask }: Question) => [...after, ask].join(' / ') + (here ? ` on ${here}` : '')
const answers = (name: 'findings' | 'suggested') =>
  knowledge ? ask(knowledge, readQuestions(name)).map(result => ({ name: title(result.question), ...result })) : []

describe.skipIf(!knowledge)('what was once answered wrongly is answered as it has to be', () => {
  it.each(answers('findings'))('$name', ({ right, answer }) => {
    expect(right, answer.content).toBe(true)
  })
})

describe.skipIf(!knowledge)('a question that a page offers is answered from the place it is meant for', () => {
  it.each(answers('suggested'))('$name', ({ right, answer }) => {
    expect(right, answer.content).toBe(true)
  })
})
