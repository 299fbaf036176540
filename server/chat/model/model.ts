import { CHAT_ERROR } from '../../../shared/messages'
import type { Config } from '../../config'
import { Refusal } from '../../errors'
import { createInFlight } from '../../in-flight'
import type { SharedCounter } from '../../limits'
import type { Log } from '../../log'
import type { ChatWatch } from '../../watch/chat-watch'
import { createBudget } from './budget'
import type { Completion, OnPiece } from './host-answer'
import { createProvider, type Prompt, type Provider, toProviderError } from './provider'
import { ProviderError } from './provider-error'

/** The visitor of a request: `key` for limits, `signal` aborts when the visitor leaves. */
export type Visitor = { key: string; signal: AbortSignal }

/** Asks the provider; `onPiece` gets the text piece by piece, without it the answer comes as a whole. */
export type Ask = (prompt: Prompt, onPiece?: OnPiece) => Promise<Completion>

/**
 * An answer, or why there is none: the provider is out or refuses this conversation, all slots are taken, the day's budget is
 * spent, or this question failed, with what its visitor is told.
 */
export type Asked<T> =
  | { answer: T }
  | { instead: 'pages' | 'busy' | 'budget' }
  | { instead: 'failed'; refusal: Refusal }

export type ModelDeps = {
  config: Config['chat'] & { apiKey: string }
  dataDir: string
  log: Log
  redis?: SharedCounter | undefined
  /** Told what operators want to know. */
  watch: ChatWatch
  now: () => Date
  lookEveryMs?: number | undefined
  /** Before the provider is asked again. */
  firstPauseMs?: number | undefined
}

const slow = new Refusal(504, 'provider_slow', CHAT_ERROR)
const failed = new Refusal(502, 'provider_failed', CHAT_ERROR)
// A real question, not a list of models: that one is public with some hosts and would not test the key.
const smallQuestion: Prompt = {
  system: 'Antworte mit „Ja“.',
  thread: [{ role: 'user', content: 'Ja?' }],
  functions: [],
}

/** The language model for Emilia and the scenes: one provider, its slots, one budget. */
export class Model {
  readonly #deps: ModelDeps
  readonly #provider: Provider
  readonly #slots: ReturnType<typeof createInFlight>
  readonly #spend: (visitor: string) => Promise<boolean>
  /** From two on no question goes to the provider. A failure that does not pass by itself counts as two. */
  #failures = 0
  #nextLook: NodeJS.Timeout | undefined

  constructor(deps: ModelDeps) {
    const { config, watch } = deps
    this.#deps = deps
    this.#spend = createBudget({ ...deps, ...config, onSpent: watch.budgetSpent })
    this.#provider = createProvider(config, deps.log, deps.firstPauseMs)
    this.#slots = createInFlight(Math.max(1, Math.floor(config.atOnce / 2)), config.atOnce)
  }

  /**
   * Asks the provider, within one deadline, in one of its slots and within the day's budget. After a failure that does not pass by
   * itself (a wrong key, a model that is gone, no credit), or after two failures in a row, the pages answer instead. Each minute a small
   * question looks whether the provider works again. The pages also answer a conversation that the host refuses.
   * @param work asks the provider once or more; where it gives undefined, the pages answer
   * @throws ProviderError `left`
   */
  async ask<T>(visitor: Visitor, work: (ask: Ask) => Promise<T | undefined>): Promise<Asked<T>> {
    const asked = await this.#askInPlace(visitor, work)
    this.#deps.watch.answered('answer' in asked ? 'model' : asked.instead)
    return asked
  }

  async #askInPlace<T>(
    { key, signal }: Visitor,
    work: (ask: Ask) => Promise<T | undefined>,
  ): Promise<Asked<T>> {
    if (this.#failures > 1) return { instead: 'pages' }
    const leave = this.#slots.enter(key)
    if (!leave) return { instead: 'busy' }
    const started = performance.now()
    const ms = () => Math.round(performance.now() - started)
    try {
      if (!(await this.#spend(key))) return { instead: 'budget' }
      const answer = await this.#work(signal, work)
      this.#deps.watch.asked(ms())
      return answer === undefined ? { instead: 'pages' } : { answer }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'left') throw error
      this.#deps.watch.asked(ms(), error.kind)
      this.#deps.log.warn('emilia.failed', { code: error.reason, ms: ms() })
      this.#fails(error)
      if (error.outlook === 'refused') return { instead: 'pages' }
      const isSlow = error.kind === 'deadline'
      return { instead: 'failed', refusal: isSlow ? slow : failed }
    } finally {
      leave()
    }
  }

  /** Works with the provider until the deadline, or until the visitor leaves. @throws ProviderError */
  async #work<T>(visitor: AbortSignal, work: (ask: Ask) => Promise<T>): Promise<T> {
    const deadline = AbortSignal.timeout(this.#deps.config.timeoutSeconds * 1000)
    // Ends a response that was not read to its end.
    const ending = new AbortController()
    const signal = AbortSignal.any([visitor, deadline, ending.signal])
    try {
      return await work(async (prompt, onPiece) => {
        const completion = await this.#provider(prompt, signal, onPiece)
        this.#works()
        return completion
      })
    } catch (error) {
      if (visitor.aborted) throw new ProviderError('left')
      throw deadline.aborted ? new ProviderError('deadline') : error
    } finally {
      ending.abort()
    }
  }

  /** Counts a failure and plans the next look. Operators are told once all visitors are affected, not of a single conversation. */
  #fails(error: ProviderError, isLook = false): void {
    const { watch, lookEveryMs = 60_000 } = this.#deps
    this.#nextLook ??= setTimeout(() => void this.look(), lookEveryMs).unref()
    // A refusal may concern this conversation alone; that of a look concerns all.
    if (error.outlook === 'refused' && !isLook) return
    this.#failures += ['lasting', 'refused'].includes(error.outlook) ? 2 : 1
    // A provider that has never answered has a wrong address, or is silent: operators are told at the start, after one failure.
    const isNew = isLook && watch.isProviderWorking() === null
    if (this.#failures > 1 || isNew) watch.providerFails(error.reason)
  }

  #works(): void {
    this.#failures = 0
    clearTimeout(this.#nextLook)
    this.#nextLook = undefined
    this.#deps.watch.providerWorks()
  }

  /** Asks the provider a small question, at the start and each minute after a failure; never rejects. */
  async look(): Promise<void> {
    this.#nextLook = undefined
    try {
      await this.#work(new AbortController().signal, ask => ask(smallQuestion))
    } catch (error) {
      this.#fails(toProviderError(error), true)
    }
  }
}
