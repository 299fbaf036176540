import { viennaDay } from '../../shared/vienna-day'
import type { Metrics } from './metrics'
import type { HealthProblem } from './watch'

/** Where an answer of Emilia comes from. */
type AnswerMode = 'model' | 'pages' | 'busy' | 'budget' | 'failed'

export type ChatWatch = ReturnType<typeof createChatWatch>

/** What operators learn of the chat: the chat calls it, /healthz, /metrics and alerts read it. */
export function createChatWatch(metrics: Metrics, now: () => Date = () => new Date()) {
  /** Null before the first call, and without a model. */
  let works: boolean | null = null
  let code: string | undefined
  let spentOn: string | undefined

  return {
    /** An answer reached the visitor, or `failed`. */
    answered: (mode: AnswerMode) => metrics.chatAnswers.inc({ mode }),
    /** A question to the provider ended after `ms`, with an answer or with a kind of failure. */
    asked(ms: number, failure?: string): void {
      metrics.providerSeconds.observe(ms / 1000)
      if (failure) metrics.providerErrors.inc({ kind: failure })
    },
    /** The provider answers. */
    providerWorks(): void {
      works = true
      code = undefined
    },
    /** The provider fails everybody: not for one text that it refused. */
    providerFails(reason?: string): void {
      works = false
      code = reason
    },
    /** The day's budget is spent. */
    budgetSpent(): void {
      spentOn = viennaDay(now())
    },
    /** Whether the provider's last call brought an answer; null before the first one, and without a model. */
    isProviderWorking: () => works,
    problems(): HealthProblem[] {
      const problems: HealthProblem[] = []
      if (works === false)
        problems.push({
          name: 'provider',
          code,
          hint: 'the model does not answer, check OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL and the account',
        })
      if (spentOn === viennaDay(now()))
        problems.push({
          name: 'chat.budget',
          hint: 'CHAT_PER_DAY is spent, Emilia answers from the pages until midnight',
        })
      return problems
    },
  }
}
