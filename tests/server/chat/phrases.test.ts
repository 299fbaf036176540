import { expect, it } from 'vitest'
import { finderOf, phraseText } from '../../../server/chat/phrases'

const finds = (phrases: string[], text: string) => finderOf(phrases)(phraseText(text))

it.each([
  ['termin', 'Einen TERMIN, bitte!', 'in any case, beside any sign'],
  ['zahnarzt', 'beim Zahnärztin', 'with umlauts and endings'],
  ['rezept*', 'Rezeptbestellung', '* for any letters'],
  ['kann … helfen', 'Kann mir da jemand helfen', '… for up to four words'],
  ['kann … helfen', 'kann helfen', '… for no word'],
  ['rufen ihr|sie an', 'Rufen Sie an', '| for either word'],
  ['bewusstlos', 'er ist bewustlos', 'with a double letter too few'],
  ['habt ihr offen', 'habts ihr offn', 'as dialect says it'],
  ['gäste', 'von Gästen', 'with an n behind its e'],
])('%s is heard in „%s“: %s', (phrase, text) => {
  expect(finds([phrase], text)).toBe(true)
})

it.each([
  ['termin', 'terminal', 'not as part of a longer word'],
  ['kann … helfen', 'kann eins zwei drei vier fünf helfen', 'not over five words'],
  ['arm', 'arme', 'a short word without endings'],
  ['kan … reden', 'kann man mit ihr reden', 'a short word letter by letter'],
])('%s is not heard in „%s“: %s', (phrase, text) => {
  expect(finds([phrase], text)).toBe(false)
})
