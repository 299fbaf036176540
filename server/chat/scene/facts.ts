import type { Fact, Scene } from '../../../shared/scene/scene'
import { createSearch } from '../pages/search'
import { isQuestion } from '../words'

// From here on a fact is meant, where it fits so much better than any other: more where nothing is asked.
const sure = { question: 0.45, remark: 0.75 }
const ahead = 1.1

/** Every scene knows who writes and for whom. */
const factsOf = ({ facts, business }: Scene): Fact[] => [
  ...facts,
  {
    question: 'Bist du ein Mensch oder eine KI?',
    answer: `Ich bin eine KI. ${business} ist für diese Probe erfunden.`,
    also: ['echte Person', 'Bot', 'Roboter', 'Maschine', 'human', 'robot'],
  },
  {
    question: 'Was kostet so ein Assistent oder Bot?',
    answer: 'Dazu weiß Emilia mehr, sie sitzt hinter dem runden Knopf unten rechts.',
    also: ['Vertrag mit 4xDU', 'Emilia', 'euer Paket'],
  },
]

/** Finds the fact that a line asks for, as the pages are searched; undefined where none or more than one fits. */
export function createFactFinder(scene: Scene): (line: string) => Fact | undefined {
  const facts = factsOf(scene)
  const search = createSearch(
    facts.map(({ question, answer, also = [] }, at) => {
      return { kind: 'question', url: `/${at}`, heading: question, text: answer, asks: also }
    }),
  )
  return line => {
    const [best, second] = search.rank(line, '', () => 1)
    const least = isQuestion(line) ? sure.question : sure.remark
    const isClear = best && best.score >= Math.max(least, ahead * (second?.score ?? 0))
    return isClear ? facts[Number(best.card.url.slice(1))] : undefined
  }
}
