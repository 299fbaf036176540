import type { Log } from '../log'
import type { ChatWatch } from '../watch/chat-watch'
import { ProviderError } from './provider-errors'

type OutageDeps = {
  /** One small call to the provider. @throws ProviderError */
  look: (signal: AbortSignal) => Promise<void>
  /** A look that takes longer than a visitor would wait has failed. */
  longestLookMs: number
  model: string
  log: Log
  /** Told whether the provider works. */
  watch: Pick<ChatWatch, 'providerWorks' | 'providerFails'>
  lookEveryMs?: number | undefined
}

/**
 * Knows whether the provider works. A failure that does not pass by itself (a wrong key, a model that is gone, no credit) is
 * an outage: nobody is sent to it. Operators are told of that at once, of a failure that may pass when it comes twice in a
 * row. After each failure a look every minute finds its end.
 */
export function createOutage(deps: OutageDeps) {
  const { look, longestLookMs, model, log, watch, lookEveryMs = 60_000 } = deps
  let isOut = false
  let failuresInARow = 0
  let timer: NodeJS.Timeout | undefined

  const failureOf = (signal: AbortSignal): Promise<ProviderError | undefined> =>
    look(signal).then(
      () => undefined,
      error => (error instanceof ProviderError ? error : new ProviderError('unreadable')),
    )

  const succeeded = () => {
    if (isOut) log.info('emilia.back', { model })
    isOut = false
    failuresInARow = 0
    clearTimeout(timer)
    timer = undefined
    watch.providerWorks()
  }
  const failed = (error: ProviderError) => {
    failuresInARow += 1
    if (error.isLasting || failuresInARow > 1) watch.providerFails(error.reason)
    if (error.isLasting && !isOut) {
      isOut = true
      log.error(
        'emilia.out: the pages answer until OPENAI_API_KEY, OPENAI_MODEL or the account is mended',
        { ...error.fields, model },
      )
    }
    timer ??= setTimeout(() => {
      timer = undefined
      void check()
    }, lookEveryMs).unref()
  }
  /** A look. @returns why it failed */
  async function check(): Promise<ProviderError | undefined> {
    const error = await failureOf(AbortSignal.timeout(longestLookMs))
    if (error) failed(error)
    else succeeded()
    return error
  }

  return {
    /** Whether it fails in a way that does not pass by itself. */
    isOut: () => isOut,
    succeeded,
    /** Takes note of a failed question. Where trying again would not help, a look tells whether the question is to blame. */
    async questionFailed(error: ProviderError, signal: AbortSignal): Promise<void> {
      if (error.kind === 'left' || isOut) return
      const cause = error.kind === 'status' && !error.isPassing ? await failureOf(signal) : error
      // The visitor may leave during the look, which tells nothing then.
      if (cause?.kind === 'left') return
      if (cause) failed(cause)
      else succeeded()
    },
    check,
  }
}
