import { expect, it } from 'vitest'
import { nextQuestions, suggestedQuestions } from '../../../../components/islands/ChatWidget/suggested-questions'

const defaults = suggestedQuestions(undefined)

it('takes up to three questions from the page', () => {
  expect(suggestedQuestions('["Eins?","Zwei?"]')).toEqual(['Eins?', 'Zwei?'])
  expect(suggestedQuestions('["1","2","3","4"]')).toEqual(['1', '2', '3'])
})

it('has three general ones for pages without', () => {
  expect(defaults).toHaveLength(3)
  for (const odd of ['', '{', '[]', '{"a":1}', '[1,null," "]']) expect(suggestedQuestions(odd)).toBe(defaults)
})

it('goes on with two questions of the page that have not been asked, and with none where it names none', () => {
  expect(nextQuestions('["1","2","3"]', ['2'])).toEqual(['1', '3'])
  expect(nextQuestions('["1","2","3"]', [])).toEqual(['1', '2'])
  expect(nextQuestions('["1"]', ['1'])).toEqual([])
  expect(nextQuestions(undefined, [])).toEqual([])
})
