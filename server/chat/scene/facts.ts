import type { Fact, Rows, Scene } from '../../../shared/scene/scene'
import { asksPrice, isPriceWord } from '../words'
import { hasAlike, isContentWord, isSame, readWords, type Word } from './line'

/** Every scene knows who writes and for whom. */
const factsOf = ({ facts, business }: Scene): Fact[] => [
  ...facts,
  {
    question: 'Bist du ein Mensch oder eine KI?',
    answer: `Ich bin eine KI. ${business} ist für diese Probe erfunden.`,
    also: ['Bist du ein Mensch', 'echte Person', 'Bot', 'Roboter', 'Maschine', 'human', 'robot'],
  },
  {
    question: 'Was kostet so ein Assistent oder Bot?',
    answer: 'Dazu weiß Emilia mehr, sie sitzt hinter dem runden Knopf unten rechts.',
    also: ['Vertrag mit 4xDU', 'Emilia', 'euer Paket'],
  },
]

const PRICE: Word = { word: 'preis', stem: 'preis' }
/** The telling words of a text; of one that asks for a price all words of prices are one: „kostet“, „teuer“. */
const telling = (text: string, isOfPrice = false): Word[] =>
  readWords(text)
    .filter(isContentWord)
    .map(word => (isOfPrice && isPriceWord(word.word) ? PRICE : word))

/**
 * Finds the fact that a line asks for: the one with which it shares most words; undefined where none or more than one fits. A fact
 * about something on offer („Wie lange dauert die Mundhygiene?“) fits only if the line names that thing, or the slip does and nothing else
 * is asked („Was kostet das?“). A thing alone („Geht noch eine Lasagne dazu?“) asks for no fact.
 */
export function createFactFinder(scene: Scene): (line: string, rows: Rows) => Fact | undefined {
  const offers = telling(
    ['Assistent', 'Bot', ...scene.steps.flatMap(({ name, replies }) => [name, ...replies])].join(
      '\n',
    ),
  )
  const isOffer = (word: Word) => hasAlike(offers, word)
  const facts = factsOf(scene).map(fact => ({
    fact,
    things: telling(fact.question).filter(isOffer),
    // „Kann ich mit Karte bezahlen?“ asks for none.
    words: telling([fact.question, ...(fact.also ?? [])].join('\n'), asksPrice(fact.question)),
  }))
  return (line, rows) => {
    // „Wo seid ihr?“ has no word to look for.
    const same = facts.find(({ fact: { question, also = [] } }) =>
      [question, ...also].some(one => isSame(one, line)),
    )
    if (same) return same.fact
    const said = telling(line, asksPrice(line))
    const onSlip = telling(Object.entries(rows).flat().join('\n'))
    const fitting = facts.flatMap(({ fact, things, words }) => {
      const shared = said.filter(word => words.some(one => hasAlike([word], one)))
      const isNamed = things.length === 0 || things.some(one => hasAlike(said, one))
      const isMeant =
        shared.length === said.length && things.some(one => hasAlike([...onSlip, ...said], one))
      const isAsked = shared.some(word => !isOffer(word))
      return (isNamed || isMeant) && isAsked ? [{ fact, score: shared.length }] : []
    })
    const best = Math.max(...fitting.map(({ score }) => score))
    const [found, ...others] = fitting.filter(({ score }) => score === best)
    return others.length === 0 ? found?.fact : undefined
  }
}
