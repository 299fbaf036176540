import type { Config } from '../../config'
import { Refusal } from '../../errors'
import { createInFlight } from '../../in-flight'
import type { SharedCounter } from '../../limits'
import type { Log } from '../../log'
import type { ChatWatch } from '../../watch/chat-watch'
import { createBudget } from './budget'
import { withinDeadline, withRetries } from './deadline'
import {
  type Completion,
  createProvider,
  type Prompt,
  type Provider,
  toProviderError,
} from './provider'
import { ProviderError } from './provider-error'

/** The visitor of a request: `key` for limits, `signal` aborts when the visitor leaves. */
export type Visitor = { key: string; signal: AbortSignal }

/**
 * Asks the provider once, and again where it failed and had sent nothing yet.
 * @param onText gets the text piece by piece; without it the answer comes as a whole
 */
export type Ask = (prompt: Prompt, onText?: (piece: string) => void) => Promise<Completion>

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
  lookEveryMs?: number | undefined
}

const failed =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
const isOutNow =
  'emilia.out: the pages answer until OPENAI_API_KEY, OPENAI_MODEL or the account is mended'
const unchecked = 'emilia.unchecked: check OPENAI_API_KEY, OPENAI_MODEL and OPENAI_BASE_URL'
// A list of models tells nothing of the key where it is public.
const smallQuestion: Prompt = {
  system: 'Antworte mit „Ja“.',
  thread: [{ role: 'user', content: 'Ja?' }],
  functions: [],
}

/** The language model for Emilia and the scenes: one provider, its places, one budget. */
export async function openModel(deps: ModelDeps): Promise<Model> {
  const budget = await createBudget({ ...deps, ...deps.config, onSpent: deps.watch.budgetSpent })
  return new Model(deps, budget)
}

export class Model {
  readonly #deps: ModelDeps
  readonly #provider: Provider
  readonly #places: ReturnType<typeof createInFlight>
  readonly #spend: (visitor: string) => Promise<boolean>
  /** Whether it failed in a way that does not pass by itself: nobody is sent to it then. */
  #isOut = false
  #failures = 0
  #nextLook: NodeJS.Timeout | undefined

  constructor(deps: ModelDeps, spend: (visitor: string) => Promise<boolean>) {
    const { atOnce } = deps.config
    this.#deps = deps
    this.#spend = spend
    this.#provider = createProvider(deps.config)
    this.#places = createInFlight(Math.max(1, Math.floor(atOnce / 2)), atOnce)
  }

  /**
   * Asks the provider, within one deadline, in one of its places and within the day's budget. After a failure that does not
   * pass by itself (a wrong key, a model that is gone, no credit) the pages answer until a look, one each minute, finds its end.
   * @param work asks once or more; without an answer of its own (undefined) the pages answer
   * @throws Refusal 502 or 504; ProviderError `left`
   */
  async ask<T>(visitor: Visitor, work: (ask: Ask) => Promise<T | undefined>): Promise<Asked<T>> {
    const asked = await this.#askInPlace(visitor, work)
    this.#deps.watch.answered('instead' in asked ? asked.instead : 'model')
    return asked
  }

  async #askInPlace<T>(
    { key, signal }: Visitor,
    work: (ask: Ask) => Promise<T | undefined>,
  ): Promise<Asked<T>> {
    if (this.#isOut) return { instead: 'pages' }
    const leave = this.#places.enter(key)
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
      return this.#failed(error, ms())
    } finally {
      leave()
    }
  }

  /** Works with the provider within one deadline. @throws ProviderError */
  #work<T>(visitor: AbortSignal, work: (ask: Ask) => Promise<T>): Promise<T> {
    const { timeoutSeconds } = this.#deps.config
    return withinDeadline(timeoutSeconds * 1000, visitor, deadline =>
      work(async (prompt, onText) => {
        let isSilent = true
        const onPiece = (piece: string) => {
          isSilent = false
          onText?.(piece)
        }
        const attempt = () => this.#provider(prompt, deadline.signal, onText && onPiece)
        const completion = await withRetries(deadline, () => isSilent, attempt)
        this.#works()
        return completion
      }),
    )
  }

  /** While it is known that nobody gets an answer, the pages answer. @throws Refusal 502 or 504 */
  #failed(error: ProviderError, ms: number): { instead: 'pages' } {
    const { log, watch } = this.#deps
    const wasOut = this.#isOut
    watch.asked(ms, error.kind)
    this.#fails(error)
    if (wasOut && error.isLasting) return { instead: 'pages' }
    watch.answered('failed')
    log.warn('emilia.failed', { ...error.fields, ms })
    throw error.kind === 'deadline'
      ? new Refusal(504, 'provider_slow', failed)
      : new Refusal(502, 'provider_failed', failed)
  }

  /**
   * Operators are told at once of what does not pass by itself, of the rest the second time in a row. After each failure a
   * look finds its end, also where nobody asks.
   */
  #fails(error: ProviderError): void {
    const { config, log, watch, lookEveryMs = 60_000 } = this.#deps
    this.#failures += 1
    if (error.isLasting || this.#failures > 1) watch.providerFails(error.reason)
    if (error.isLasting && !this.#isOut) {
      this.#isOut = true
      log.error(isOutNow, { ...error.fields, model: config.model })
    }
    this.#nextLook ??= setTimeout(() => void this.#look(), lookEveryMs).unref()
  }

  #works(): void {
    const { config, log, watch } = this.#deps
    if (this.#isOut) log.info('emilia.back', { model: config.model })
    this.#isOut = false
    this.#failures = 0
    clearTimeout(this.#nextLook)
    this.#nextLook = undefined
    watch.providerWorks()
  }

  /** Asks the provider something small. @returns why it failed */
  async #look(): Promise<ProviderError | undefined> {
    this.#nextLook = undefined
    try {
      await this.#work(new AbortController().signal, ask => ask(smallQuestion))
      return undefined
    } catch (cause) {
      const error = toProviderError(cause)
      this.#fails(error)
      return error
    }
  }

  /** The look at the start; logs one line and never rejects. */
  async check(): Promise<void> {
    const { config, log } = this.#deps
    const error = await this.#look()
    if (!error) log.info('emilia.ready', { model: config.model })
    else if (!error.isLasting) log.warn(unchecked, { ...error.fields, model: config.model })
  }
}
