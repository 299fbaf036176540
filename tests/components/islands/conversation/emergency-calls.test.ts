import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { callsIn } from '../../../../components/islands/conversation/reply/emergency-calls'

type Answer = { name: string; text: string; english?: string }
const { answers }: { answers: Answer[] } = parse(readFileSync('content/emilia/talk.yaml', 'utf8'))
const inNeed = answers.filter(({ text }) => text.includes('kann keine Hilfe holen'))
const numbers = (answer: string) => callsIn(answer).map(({ number }) => number)

it.each(inNeed)('numbers to call are those of both languages: $name', answer => {
  const named = numbers(answer.text)
  expect(named).toContain('112')
  expect(named.length).toBeGreaterThan(1)
  expect(numbers(answer.english ?? '')).toEqual(named)
  expect(callsIn(answer.text)[0]?.name).not.toBe(callsIn(answer.english ?? '')[0]?.name)
})

it('numbers to call begin with the one that helps, and can be dialled', () => {
  const poison = inNeed.find(({ name }) => name === 'poison')
  expect(callsIn(poison?.text ?? '').slice(0, 2)).toEqual([
    { tel: '144', number: '144', name: 'Rettung' },
    { tel: '014064343', number: '01 406 43 43', name: 'Vergiftungszentrale' },
  ])
})

it('numbers to call are none below another answer', () => {
  const remark = 'Falls jemand in Not ist: Rettung 144, Feuerwehr 122, in ganz Europa 112.'
  expect(numbers(`${remark}\n\nDazu finde ich nichts.`)).toEqual(['144', '122', '112'])
  expect(numbers(`Dazu finde ich nichts.\n\n${remark}`)).toEqual([])
})

it.each([
  'Für Notfälle ist sie nicht gedacht, da verweist sie auf 144.',
  'Das sind 144 € im Monat, bei 112 Nachrichten.',
  'Rufen Sie +43 316 144112 oder 0316 122133 an.',
  '1.144 € und 133,50 €',
])('numbers to call are no prices and no telephone numbers: %s', answer => {
  expect(numbers(answer)).toEqual([])
})
