import { z } from 'zod'
import { cure, eachOnce, wordsOnly } from '../../components/facts/kinds'
import { teamNames, tintOf } from '../../components/facts/personas'
import {
  closedKinds,
  itemsIn,
  namesIn,
  type Scene,
  type Step,
  stepKinds,
} from '../../shared/scene/scene'

const replies = z.array(wordsOnly).min(1, cure('Schreiben Sie mindestens eine Antwort.'))
const option = z.strictObject({ for: wordsOnly, asks: wordsOnly, replies: replies.min(2) })
const step = z.strictObject({
  name: wordsOnly,
  kind: z.enum(stepKinds),
  asks: wordsOnly,
  replies: replies.default([]),
  also: z.record(wordsOnly, z.array(wordsOnly).min(1)).optional(),
  options: z.array(option).optional(),
  example: wordsOnly.optional(),
  said: wordsOnly.optional(),
  unless: wordsOnly.optional(),
  only: wordsOnly.optional(),
})
const fact = z.strictObject({
  question: wordsOnly,
  answer: wordsOnly,
  also: z.array(wordsOnly).optional(),
})
const sentence = z.union(
  [wordsOnly, z.strictObject({ says: wordsOnly, when: z.record(wordsOnly, wordsOnly) })],
  cure('Schreiben Sie einen Satz oder { when: { Schritt: Antwort }, says: Satz }.'),
)
const opening = wordsOnly.refine(
  text => /(?<!\p{L})KI(?!\p{L})/u.test(text),
  cure('Die erste Zeile sagt, dass eine KI schreibt, etwa „Hier ist Luigi, die KI der Pizzeria.“'),
)

/** content/scenes/luigi.yaml: what visitors play with Luigi. */
const sceneSchema = z
  .strictObject({
    business: wordsOnly,
    slip: z.strictObject({ title: wordsOnly, done: wordsOnly }),
    opening,
    steps: z
      .array(step)
      .min(1)
      .superRefine(eachOnce(['name'], 'Diesen Namen hat schon ein Schritt.')),
    facts: z
      .array(fact)
      .min(1)
      .superRefine(
        eachOnce(['question'], 'Diese Frage hat die Szene schon. Löschen Sie eine der beiden.'),
      ),
    outcome: z.array(sentence).min(1),
  })
  .superRefine(({ steps, outcome }, context) => {
    const refuse = (path: (string | number)[], words: string) =>
      context.addIssue({ code: 'custom', path, message: cure(words).error })
    for (const [at, one] of steps.entries()) {
      const [key, words] = faultOf(one, steps.slice(0, at)) ?? []
      if (key && words) refuse(['steps', at, key], words)
    }
    for (const [at, one] of outcome.entries()) {
      const words = faultOfSentence(one, steps)
      if (words) refuse(['outcome', at], words)
    }
  }) satisfies z.ZodType<Omit<Scene, 'assistant'>>

/** What is wrong in a step: the name of the fact, and the cure. */
function faultOf(one: Step, before: readonly Step[]): [key: keyof Step, cure: string] | undefined {
  const { kind, replies: offered, also = {}, example } = one
  const strange = Object.keys(also).find(reply => !offered.includes(reply))
  if (strange) return ['also', `„${strange}“ ist keine der Antworten: ${offered.join(', ')}.`]
  if (kind === 'Termin' && !offered.every(time => /^\d{1,2}:\d{2}$/.test(time)))
    return ['replies', 'Bei einem Termin stehen hier Uhrzeiten, zum Beispiel ["8:10", "11:30"].']
  if (closedKinds.includes(kind) && offered.length < 2)
    return ['replies', `Zu einer ${kind} gehören mindestens zwei Antworten.`]
  if (offered.length === 0 && !example)
    return ['example', 'Ohne replies braucht das Beispielgespräch hier eine Antwort.']
  if (kind === 'Liste' && !itemsIn(example ?? '')?.every(item => offered.includes(item.name)))
    return [
      'example',
      `Schreiben Sie eine Bestellung, zum Beispiel „2 × ${offered[0]}; 1 × ${offered[1]}“.`,
    ]
  if (kind === 'Auswahl' && example && !offered.includes(example))
    return ['example', `Das Beispiel ist eine der Antworten: ${offered.join(', ')}.`]
  const key = (['unless', 'only'] as const).find(
    name => one[name] && !before.some(({ replies }) => replies.some(reply => reply === one[name])),
  )
  return key && [key, 'Das ist keine Antwort auf einen Schritt davor.']
}

const isSeldom = ({ unless, only }: Step): boolean => (unless ?? only) !== undefined

function faultOfSentence(
  one: Scene['outcome'][number],
  steps: readonly Step[],
): string | undefined {
  const { says, when } = typeof one === 'string' ? { says: one, when: {} } : one
  const unknown = [...namesIn(says), ...Object.keys(when)].find(
    name => !steps.some(other => other.name === name),
  )
  if (unknown)
    return `„${unknown}“ ist kein Schritt dieser Szene. In {Klammern} steht der Name eines Schritts.`
  const named = steps.filter(({ name }) => namesIn(says).includes(name))
  const seldom = typeof one === 'string' && named.find(isSeldom)
  if (seldom && named.some(step => !isSeldom(step)))
    return `Nicht alle werden nach „${seldom.name}“ gefragt, und ohne Antwort fällt der ganze Satz weg. Schreiben Sie {${seldom.name}} in einen eigenen Satz.`
  const strange = Object.entries(when).find(
    ([name, reply]) => !steps.some(other => other.name === name && other.replies.includes(reply)),
  )
  return strange && `„${strange[1]}“ ist keine Antwort auf ${strange[0]}.`
}

/** The files of content/scenes, by the assistants' names in lower case. */
export const sceneSchemas: Readonly<Record<string, typeof sceneSchema>> = Object.fromEntries(
  teamNames.map(name => [tintOf(name), sceneSchema]),
)
