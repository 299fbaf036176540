import type { Config } from '../config'
import { Refusal } from '../errors'
import type { SharedCounter } from '../limits'
import type { Log } from '../log'
import type { ChatWatch } from '../watch/chat-watch'
import { createBudget } from './budget'
import { createGate } from './gate'
import { createOutage } from './outage'
import { createProvider } from './provider'
import { ProviderError, withDeadline, withRetries } from './provider-errors'

export type Model = Awaited<ReturnType<typeof createModel>>

type ModelDeps = {
  config: Config['chat'] & { apiKey: string }
  dataDir: string
  log: Log
  redis?: SharedCounter | undefined
  /** Told what operators want to know. */
  watch: ChatWatch
  now: () => Date
  /** How often a provider that is lastingly out is looked at again. */
  lookEveryMs?: number | undefined
}

/** Why the model is not asked, or has nothing to say. */
type Instead = 'pages' | 'busy' | 'budget'

type Task<T> = {
  /** Asks the model; undefined where it says nothing that may be shown. */
  ask(within: AbortSignal): Promise<T | undefined>
  /** What is answered without it. */
  instead(why: Instead): T
}

// A call takes about three seconds; after five in the queue the pages answer.
const places = { waiting: 24, ofOne: 2, longestWaitMs: 5_000 }

const unchecked = 'emilia.unchecked: check OPENAI_API_KEY, OPENAI_MODEL and OPENAI_BASE_URL'
const failed =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'

/** The language model for Emilia and the scenes: one gate, one budget, one deadline, one look at an outage. */
export async function createModel(deps: ModelDeps) {
  const { config, log, watch } = deps
  const { model } = config
  const provider = createProvider(config)
  const longestLookMs = config.timeoutSeconds * 1000
  const outage = createOutage({ ...deps, look: provider.look, longestLookMs, model })
  const enter = createGate({ inside: config.atOnce, ...places })
  const spend = await createBudget({ ...deps, ...config, onSpent: watch.budgetSpent })

  return {
    name: model,
    provider,

    /** One call, again where it failed and nothing was shown yet. @throws ProviderError */
    async call<T>(within: AbortSignal, isShown: () => boolean, attempt: () => Promise<T>) {
      try {
        const answer = await withRetries(within, () => !isShown(), attempt)
        outage.succeeded()
        return answer
      } catch (error) {
        if (error instanceof ProviderError) await outage.questionFailed(error, within)
        throw error
      }
    },

    /**
     * Asks as soon as there is a place, within the deadline and the day's budget.
     * @throws Refusal 502 or 504; ProviderError `left`
     */
    async ask<T>(visitor: { key: string; signal: AbortSignal }, task: Task<T>): Promise<T> {
      const { key, signal } = visitor
      const instead = (why: Instead) => {
        watch.answered(why)
        return task.instead(why)
      }
      if (outage.isOut()) return instead('pages')
      const started = performance.now()
      let leave: (() => void) | undefined
      try {
        return await withDeadline(config.timeoutSeconds * 1000, signal, async within => {
          leave = await watch.inQueue(enter(key, within))
          if (!leave) return instead('busy')
          if (!(await spend(key))) return instead('budget')
          const answer = await task.ask(within)
          watch.asked(performance.now() - started)
          if (!answer) return instead('pages')
          watch.answered('model')
          return answer
        })
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind === 'left') throw error
        const ms = Math.round(performance.now() - started)
        watch.asked(ms, error.kind)
        watch.answered('failed')
        log.warn('emilia.failed', { ...error.fields, ms })
        throw refusalOf(error)
      } finally {
        // Even when the work never settles.
        leave?.()
      }
    },

    /**
     * One look at the provider, at the start; logs one line and never rejects. A tiny question: a list of models tells nothing
     * of the key where it is public.
     */
    async check(): Promise<void> {
      const error = await outage.check()
      if (!error) log.info('emilia.ready', { model })
      else if (!outage.isOut()) log.warn(unchecked, { ...error.fields, model })
    },
  }
}

/** What a visitor is told of a call that failed. */
function refusalOf({ kind }: ProviderError): Refusal {
  return kind === 'deadline'
    ? new Refusal(504, 'provider_slow', failed)
    : new Refusal(502, 'provider_failed', failed)
}
