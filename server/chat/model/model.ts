import type { Config } from '../../config'
import { Refusal } from '../../errors'
import { createInFlight } from '../../in-flight'
import type { SharedCounter } from '../../limits'
import type { Log } from '../../log'
import type { ChatWatch } from '../../watch/chat-watch'
import { createBudget } from './budget'
import { type Deadline, withinDeadline, withRetries } from './deadline'
import { createOutage } from './outage'
import { createProvider, type Prompt, type Provider, type Said } from './provider'
import { ProviderError } from './provider-error'

export type Model = Awaited<ReturnType<typeof createModel>>

/** The visitor of a request: `key` for limits, `signal` aborts when the visitor leaves. */
export type Visitor = { key: string; signal: AbortSignal }

/**
 * Asks the provider once, and again where it failed and had said nothing yet.
 * @param onText gets the text piece by piece; without it the answer comes as a whole
 */
export type Ask = (prompt: Prompt, onText?: (piece: string) => void) => Promise<Said>

/** An answer, or why there is none: the provider is out, all places are taken, the day's budget is spent. */
export type Asked<T> = { answer: T } | { instead: 'pages' | 'busy' | 'budget' }

export type ModelDeps = {
  config: Config['chat'] & { apiKey: string }
  dataDir: string
  log: Log
  redis?: SharedCounter | undefined
  /** Told what operators want to know. */
  watch: ChatWatch
  now: () => Date
  /** How often a provider that fails is looked at again. */
  lookEveryMs?: number | undefined
}

const failed =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
const unchecked = 'emilia.unchecked: check OPENAI_API_KEY, OPENAI_MODEL and OPENAI_BASE_URL'
/** The language model for Emilia and the scenes: one provider, its places, one budget, one look at an outage. */
export async function createModel(deps: ModelDeps) {
  const { config, log, watch } = deps
  const { model, atOnce, timeoutSeconds } = config
  const provider = createProvider(config)
  const places = createInFlight(Math.max(1, Math.floor(atOnce / 2)), atOnce)
  const spend = await createBudget({ ...deps, ...config, onSpent: watch.budgetSpent })
  const longestMs = timeoutSeconds * 1000
  const outage = createOutage({ ...deps, provider, longestLookMs: longestMs, model })

  /** Notes a failure. @returns what the visitor is told of it */
  function refusalOf(error: ProviderError, ms: number): Refusal {
    outage.failed(error)
    watch.asked(ms, error.kind)
    watch.answered('failed')
    log.warn('emilia.failed', { ...error.fields, ms })
    return error.kind === 'deadline'
      ? new Refusal(504, 'provider_slow', failed)
      : new Refusal(502, 'provider_failed', failed)
  }

  return {
    name: model,

    /**
     * Asks the provider, within one deadline, in one of its places and within the day's budget.
     * @param work asks once or more; without an answer of its own (undefined) the pages answer
     * @throws Refusal 502 or 504; ProviderError `left`
     */
    async ask<T>(
      { key, signal }: Visitor,
      work: (ask: Ask) => Promise<T | undefined>,
    ): Promise<Asked<T>> {
      const instead = (why: 'pages' | 'busy' | 'budget') => {
        watch.answered(why)
        return { instead: why }
      }
      if (outage.isOut()) return instead('pages')
      const leave = places.enter(key)
      if (!leave) return instead('busy')
      const started = performance.now()
      const ms = () => Math.round(performance.now() - started)
      try {
        if (!(await spend(key))) return instead('budget')
        const answer = await withinDeadline(longestMs, signal, deadline =>
          work(asking(provider, deadline, outage.succeeded)),
        )
        watch.asked(ms())
        if (answer === undefined) return instead('pages')
        watch.answered('model')
        return { answer }
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind === 'left') throw error
        throw refusalOf(error, ms())
      } finally {
        leave()
      }
    },

    /** One look at the provider, at the start; logs one line and never rejects. */
    async check(): Promise<void> {
      const error = await outage.check()
      if (!error) log.info('emilia.ready', { model })
      else if (!error.isLasting) log.warn(unchecked, { ...error.fields, model })
    },
  }
}

function asking(provider: Provider, deadline: Deadline, onSuccess: () => void): Ask {
  return async (prompt, onText) => {
    let isSilent = true
    const hear = (piece: string) => {
      isSilent = false
      onText?.(piece)
    }
    const attempt = () => provider(prompt, deadline.signal, onText && hear)
    const said = await withRetries(deadline, () => isSilent, attempt)
    onSuccess()
    return said
  }
}
