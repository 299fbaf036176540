import type { Knowledge } from '../messages'
import { namedAssistants } from './named-assistants'
import { tiersNamed } from './tiers'
import { fold } from './words'

type Site = Pick<Knowledge, 'routes' | 'tiers'>

// „Welcher ist günstiger?“, „Was davon brauche ich?“, „Wer passt besser zu uns?“, folded.
const asksWhich =
  /^\W*(und |also |ok |aber )*(welche[rsn]?|was|wer|wen|wem)\b(?=.*\b(davon|von (den )?(beiden|denen)|gunstiger|biliger|teurer|beser|einfacher|schneler|eher)\b)|^\W*(und |also |ok |aber )*welche[rsn]?\b( \w+){0,2} (brauch\w*|nehm\w*|empfehl\w*|pas\w*|soln?|sol)\b/

/** „Sam oder Phonix“, „BASIC vs PRO“, folded. */
export const chooses = /\b(oder|vs|versus)\b/

/**
 * „Was kostet Luigi?“, „Und Sam?“, „Welcher ist günstiger?“: the two that were named last, as a choice: „luigi oder sam“.
 * Undefined where the question names one itself, does not ask which, or fewer were named.
 * @param earlier what the visitor asked before
 */
export function choiceBefore(question: string, earlier: readonly string[], site: Site): string | undefined {
  if (!asksWhich.test(fold(question)) || namesOf(question, site).length > 0) return undefined
  const names = earlier.flatMap(content => namesOf(content, site))
  const last = [...new Set(names.toReversed())].slice(0, 2).toReversed()
  return last.length === 2 ? last.join(' oder ') : undefined
}

function namesOf(content: string, { routes, tiers }: Site): string[] {
  const assistants = namedAssistants(content, routes).map(({ name }) => name)
  return assistants.length > 0 ? assistants : tiersNamed(fold(content), tiers).map(({ name }) => name)
}
