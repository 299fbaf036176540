import type { BoxRules } from '../../components/box-rules'
import { boxErrors } from './boxes'
import { contractErrors } from './contracts'
import { dataErrors } from './data'
import { golivePoints } from './golive'
import { hints } from './hints'
import { linkErrors } from './links'
import { textErrors } from './text'

/** One German sentence for each rule, those of contracts too: what is wrong, and the cure. */
const allSentences = {
  ...boxErrors,
  ...contractErrors,
  ...dataErrors,
  ...linkErrors,
  ...textErrors,
  ...hints,
  ...golivePoints,
} satisfies { [Id in keyof BoxRules]: (data: BoxRules[Id]) => string }

type RuleId = keyof typeof allSentences

/** What a rule's sentence is made of. */
type RuleData = {
  [Id in RuleId]: (typeof allSentences)[Id] extends (data: infer Data) => string ? Data : never
}

/** One of the problems with these rules. */
type ProblemOf<Ids extends RuleId> = { [Id in Ids]: { ruleId: Id } & RuleData[Id] }[Ids]

/** A rule that is broken, with the data of its sentence: `{ ruleId: 'link-dead', path: '/trail', known: ['/trial'] }` */
export type Problem = ProblemOf<RuleId>

/** Something to settle before the site goes live. */
export type GolivePoint = ProblemOf<keyof typeof golivePoints>

/** An `error` stops a build, a `hint` stops nothing, an `open` point is to be settled before the site goes live. */
export type Severity = 'error' | 'hint' | 'open'

export function severityOf({ ruleId }: Problem): Severity {
  if (ruleId in hints) return 'hint'
  return ruleId in golivePoints ? 'open' : 'error'
}

/** The sentence for a problem. */
export function sentenceOf<Id extends RuleId>(problem: ProblemOf<Id>): string {
  const sentences: { [Id in RuleId]: (data: RuleData[Id]) => string } = allSentences
  return sentences[problem.ruleId](problem)
}
