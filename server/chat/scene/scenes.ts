import { z } from 'zod'
import type { ChatAnswer, ChatMessage, Knowledge } from '../../../shared/messages'
import {
  emptyRecord,
  type Fact,
  isAsked,
  nextQuestion,
  type Rows,
  type Scene,
  type SceneRecord,
  type SceneTurn,
} from '../../../shared/scene/scene'
import { Refusal } from '../../errors'
import type { Model, Visitor } from '../model/model'
import type { Sentences } from '../model/sentences'
import { germanReader, isEnglish } from '../pages/language'
import { createSearch } from '../pages/search'
import type { SiteAnswers } from '../pages/site-answers'
import { act } from './act'
import { commanded, inputFor } from './input'
import { has, hasAlike, isAsking, isContentWord, isSame, readWords, type Word } from './line'
import { type Heard, valuesFor } from './reading'
import { turnAfter } from './turn'

export type Scenes = ReturnType<typeof createScenes>

type ScenesDeps = {
  knowledge: Knowledge
  pages: Pick<SiteAnswers, 'emergency' | 'concern'>
  sentences: Sentences
  /** Plays the scenes where there is one; else their own steps do. */
  model?: Model | undefined
  now?: () => Date
}

/**
 * Answers the guest's line, the last one of the thread. A provider that fails ends no scene: its steps go on.
 * @throws ProviderError `left`
 */
type PlayedScene = (thread: readonly ChatMessage[], visitor: Visitor) => Promise<ChatAnswer>

const nobodyPlays =
  'Mit diesem Assistenten kann man hier nicht schreiben. Bitte laden Sie die Seite neu.'
const FAILED = 'Mein Sprachmodell antwortet gerade nicht, tippen Sie bitte.'
// From here on a fact is meant, where it fits so much better than any other: more where nothing is asked.
const least = { question: 0.45, remark: 0.75 }
const ahead = 1.1

const bodySchema = z.object({
  assistant: z.string().optional(),
  /** What stands on the slip, as the page shows it. A client that tells none gets it from the whole talk. */
  record: z
    .object({
      rows: z.record(z.string().max(60), z.string().max(1_000)),
      changing: z.string().max(60).optional(),
      meant: z.string().max(1_000).optional(),
      isAgreed: z.boolean().optional(),
    })
    .optional()
    .catch(undefined),
})

/**
 * The assistants that visitors can try; nothing is kept between two requests. A line is read by its words (`line.ts`), each row of
 * the slip takes its own from it (`reading.ts`, `kinds/`), and it does something (`input.ts`); that gives the next slip and what is
 * said (`turn.ts`). With a key the model says it, and what it notes is read the same way (`act.ts`).
 */
export function createScenes(deps: ScenesDeps) {
  const { knowledge, pages, sentences, model, now = () => new Date() } = deps
  const inGerman = guestReader(knowledge.english.words)
  const scenes = knowledge.scenes.map(scene => ({
    scene,
    findFact: createFactFinder(scene),
    sayable: sentences.inScene(scene),
  }))

  /**
   * The scene that a request asks for, with what stands on the slip, as its page says; undefined where it is one for Emilia.
   * @throws Refusal 422 where nobody plays it
   */
  return (body: unknown): PlayedScene | undefined => {
    const { assistant, record: shown } = bodySchema.safeParse(body).data ?? {}
    if (assistant === undefined) return undefined
    const named = scenes.find(({ scene }) => scene.assistant === assistant)
    if (!named) throw new Refusal(422, 'invalid', nobodyPlays)
    const { scene, findFact, sayable } = named
    return async (thread, visitor) => {
      const lines = thread.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
      const inEnglish = isEnglish(lines)
      const wasSaid = (text: string) => thread.some(({ content }) => content.includes(text))
      const deps = { scene, now: now(), need: pages, inEnglish, findFact, inGerman, wasSaid }
      const after = (heard: Heard) => turnAfter(scene, heard.record, inputFor(heard), heard.now)
      const last = thread.length - 1
      const slip = shown
        ? trusted(scene, shown, deps.now)
        : thread
            .slice(0, last)
            .reduce<SceneRecord>(
              (record, { role, content: line }) =>
                role === 'user' ? after({ ...deps, record, line }).record : record,
              emptyRecord,
            )
      const heard = { ...deps, record: slip, line: thread[last]?.content ?? '' }
      if (!model || commanded(heard)) return answerOf(after(heard))
      const asked = await model.ask(visitor, ask => act({ ...heard, ask, thread, sayable }))
      if ('answer' in asked) return answerOf(asked.answer)
      return answerOf(after(heard), wasSaid(FAILED) ? '' : FAILED)
    }
  }
}

function answerOf({ says, ...scene }: SceneTurn, before = ''): ChatAnswer {
  const content = [before, says].filter(Boolean).join(' ')
  return { message: { role: 'assistant', content, showQR: false }, scene }
}

/** Reads English words as German ones, but those that are dialect, too: „do 14:30“ is Thursday, „no a Tiramisu“ one more. */
export function guestReader({ do: _day, no: _more, ...words }: Knowledge['english']['words']) {
  return germanReader(words)
}

/** What a page says of its slip, as far as the scene takes it; what a „ja“ stands for is read when one is said. */
function trusted(scene: Scene, shown: SceneRecord, now: Date): SceneRecord {
  const rows = valuesFor(scene, shown.rows, now)
  const changing = scene.steps.find(
    step => step.name === shown.changing && isAsked(step, rows),
  )?.name
  const isOpen = nextQuestion(scene, { rows, changing }) !== undefined
  return { rows, changing, meant: shown.meant, isAgreed: shown.isAgreed && !isOpen }
}

const beginning = ({ word }: Word): string => word.slice(0, 3)

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

/**
 * Finds the fact that a line asks for, as the pages are searched; undefined where none or more than one fits. A fact about a row
 * or one of the things on offer („Wie lange dauert die Mundhygiene?“) fits only if the line or the slip names that thing;
 * so does the one about assistants.
 */
function createFactFinder(scene: Scene): (line: string, rows: Rows) => Fact | undefined {
  const facts = factsOf(scene)
  const named = scene.steps.flatMap(({ name, replies }) => [name, ...replies])
  const offers = readWords(['Assistent', 'Bot', ...named].join('\n')).filter(isContentWord)
  const isOffer = (word: Word) => has(offers, word)
  const things = facts.map(({ question }) => readWords(question).filter(isOffer))
  const beginnings = facts.map(({ question, also = [] }) => {
    return readWords([question, ...also].join('\n'))
      .filter(isContentWord)
      .map(beginning)
  })
  const search = createSearch(
    facts.map(({ question, answer, also = [] }, at) => {
      return { url: `/${at}`, heading: question, text: answer, asks: also }
    }),
  )
  return (line, rows) => {
    // „Wo seid ihr?“ has no word to search for.
    const asked = facts.find(({ question }) => isSame(question, line))
    if (asked) return asked
    const words = readWords(line)
    // „Geht noch eine Lasagne dazu?“ only names what is on offer.
    if (words.filter(isContentWord).every(isOffer)) return undefined
    const named = [...words, ...readWords(Object.values(rows).join('\n'))]
    const isNamed = (word: Word) => hasAlike(named, word)
    const fits = (at: number) => things[at]?.length === 0 || things[at]?.some(isNamed)
    // „Bärte“ has most letters of „Karte“.
    const said = words.filter(isContentWord).map(beginning)
    const isNear = (at: number) => said.some(one => beginnings[at]?.includes(one))
    const [best, second] = search
      .rank(line)
      .filter(({ card }) => fits(Number(card.url.slice(1))) && isNear(Number(card.url.slice(1))))
      .map(({ card, said, same }) => ({ card, score: (said + same) / 2 }))
      .sort((a, b) => b.score - a.score)
    const limit = isAsking(line) ? least.question : least.remark
    const isMeant = best && best.score >= Math.max(limit, ahead * (second?.score ?? 0))
    return isMeant ? facts[Number(best.card.url.slice(1))] : undefined
  }
}
