import type { Fact, Scene } from '../../../shared/scene/scene'
import { wordsOf } from '../words'
import { isQuestion } from './values'

/** Words that every question has. */
const common = new Set(
  'der die das den dem des ein eine einen einer ihr euch eure euer sie ihnen ich mir mich man es und oder aber auch noch denn so am im in bei zu zum zur von vom fur mit auf nach ist sind habt haben hat gibt gibts macht machen kann kannst konnt konnen darf muss soll was wer wie wo wann warum welche welches welcher alle alles lang lange viel etwas bitte heute da a de is the do you i can what when where how are there to'.split(
    ' ',
  ),
)
/** Of what is asked for, so much must be in the fact, and so much more than in any other. */
const sure = 0.4
const ahead = 1.25

/** Every scene knows who writes and for whom. */
const factsOf = ({ facts, business }: Scene): Fact[] => [
  ...facts,
  {
    question: 'Bist du ein Mensch oder eine KI?',
    answer: `Ich bin eine KI. ${business} ist für diese Probe erfunden.`,
    also: ['echte Person, Bot, Roboter, Maschine, human, robot'],
  },
  {
    question: 'Was kostet so ein Assistent oder Bot?',
    answer: 'Dazu weiß Emilia mehr, sie sitzt hinter dem runden Knopf unten rechts.',
    also: ['Vertrag mit 4xDU, Emilia, euer Paket'],
  },
]

/** Finds the fact that a line asks for by its words; undefined where none or more than one fits. */
export function createFactFinder(scene: Scene): (line: string) => Fact | undefined {
  const facts = factsOf(scene).map(fact => ({
    fact,
    asked: telling([fact.question, ...(fact.also ?? [])].join(' ')),
    told: telling(fact.answer),
  }))
  const weightOf = (word: string) => {
    const having = facts.filter(({ asked, told }) => isIn(word, asked) || isIn(word, told)).length
    return Math.log(1 + facts.length / Math.max(having, 1))
  }
  return line => {
    const words = telling(line)
    const whole = words.reduce((sum, word) => sum + weightOf(word), 0)
    const isAsking = isQuestion(line)
    const scores = facts
      .map(({ fact, asked, told }) => ({
        fact,
        score: scoreOf(words, asked, isAsking ? told : [], weightOf) / whole,
      }))
      .sort((one, other) => other.score - one.score)
    const [best, second] = scores
    const isClear = best && best.score >= sure && best.score >= ahead * (second?.score ?? 0)
    return isClear ? best.fact : undefined
  }
}

/** A word of the question counts whole, one of the answer half. */
function scoreOf(
  words: readonly string[],
  asked: readonly string[],
  told: readonly string[],
  weightOf: (word: string) => number,
): number {
  return words.reduce((sum, word) => {
    if (isIn(word, asked)) return sum + weightOf(word)
    return isIn(word, told) ? sum + weightOf(word) / 2 : sum
  }, 0)
}

function telling(text: string): string[] {
  return [...new Set(wordsOf(text))].filter(word => !common.has(word))
}

/** „parken“ and „Parkplatz“, „kost“ and „kostet“ begin alike. */
function isIn(word: string, words: readonly string[]): boolean {
  return words.some(other => {
    if (word === other) return true
    const shorter = Math.min(word.length, other.length)
    const length = Math.max(4, Math.ceil(shorter * 0.65))
    return shorter >= 4 && word.slice(0, length) === other.slice(0, length)
  })
}
