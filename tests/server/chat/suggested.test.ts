import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { suggestedQuestions } from '../../../components/islands/ChatWidget/suggested-questions'
import { cutHead, pageFiles } from '../../../renderer/content-files'
import { readFrontMatter } from '../../../renderer/front-matter'
import { readQuestions } from '../../support/emilia-questions'

const offered = pageFiles().flatMap(file => {
  const { url, head } = cutHead(file, readFileSync(file, 'utf8'))
  const { questions } = readFrontMatter(head).head ?? {}
  return suggestedQuestions(questions && JSON.stringify(questions)).map(question => `${url} ${question}`)
})
const known = readQuestions('suggested').map(({ here, ask }) => `${here} ${ask}`)

it('every question that a page offers has its answer in suggested.yaml', () => {
  expect(offered.filter(question => !known.includes(question))).toEqual([])
})

it('no answer in suggested.yaml is for a question that no page offers', () => {
  expect(known.filter(question => !offered.includes(question))).toEqual([])
})
