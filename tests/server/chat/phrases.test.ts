import { expect, it } from 'vitest'
import { finderOf, phraseText } from '../../../server/chat/phrases'

const finds = (phrases: string[], text: string, isLoose = false) =>
  finderOf(phrases, isLoose)(phraseText(text))

it.each([
  ['termin', 'Einen TERMIN, bitte!', 'in any case, beside any sign'],
  ['zahnarzt', 'beim Zahnärztin', 'with umlauts and endings'],
  ['rezept*', 'Rezeptbestellung', '* for any letters'],
  ['kann … helfen', 'Kann mir da jemand helfen', '… for up to four words'],
  ['kann … helfen', 'kann helfen', '… for no word'],
  ['rufen ihr|sie an', 'Rufen Sie an', '| for either word'],
])('%s is heard in „%s“: %s', (phrase, text) => {
  expect(finds([phrase], text)).toBe(true)
})

it.each([
  ['termin', 'terminal', 'not as part of a longer word'],
  ['kann … helfen', 'kann eins zwei drei vier fünf helfen', 'not over five words'],
  ['arm', 'arme', 'a short word without endings'],
])('%s is not heard in „%s“: %s', (phrase, text) => {
  expect(finds([phrase], text)).toBe(false)
})

it('is heard with typing errors only where it must not be missed', () => {
  expect(finds(['bewusstlos'], 'er ist bewustlos', true)).toBe(true)
  expect(finds(['bewusstlos'], 'er ist bewustlos')).toBe(false)
})
