import { expect, it } from 'vitest'
import { suggestedQuestions } from '../../../../components/islands/ChatWidget/Suggestions'

it('begins with the questions of the page, or with three general ones', () => {
  expect(suggestedQuestions(['Eins?', 'Zwei?'], [])).toEqual(['Eins?', 'Zwei?'])
  expect(suggestedQuestions([], [])).toHaveLength(3)
})

it('goes on with two questions of the page that have not been asked, and with none where it names none', () => {
  expect(suggestedQuestions(['1', '2', '3', '4'], ['2'])).toEqual(['1', '3'])
  expect(suggestedQuestions(['1'], ['1'])).toEqual([])
  expect(suggestedQuestions([], ['1'])).toEqual([])
})
