import type { Log } from '../../log'
import type { ChatWatch } from '../../watch/chat-watch'
import { withinDeadline } from './deadline'
import type { Prompt, Provider } from './provider'
import { ProviderError } from './provider-error'

type OutageDeps = {
  provider: Provider
  /** A look that takes longer than a visitor would wait has failed. */
  longestLookMs: number
  model: string
  log: Log
  /** Told whether the provider works. */
  watch: Pick<ChatWatch, 'providerWorks' | 'providerFails'>
  lookEveryMs?: number | undefined
}

const isOutNow =
  'emilia.out: the pages answer until OPENAI_API_KEY, OPENAI_MODEL or the account is mended'
// A list of models tells nothing of the key where it is public.
const smallQuestion: Prompt = {
  system: 'Antworte mit „Ja“.',
  thread: [{ role: 'user', content: 'Ja?' }],
  functions: [],
}

/**
 * Knows whether the provider works. After a failure that does not pass by itself (a wrong key, a model that is gone, no
 * credit) nobody is sent to it; operators are told of that at once, of a failure that may pass when it comes twice in a row.
 * After each failure a look every minute finds its end.
 */
export function createOutage(deps: OutageDeps) {
  const { provider, longestLookMs, model, log, watch, lookEveryMs = 60_000 } = deps
  let isOut = false
  let failuresInARow = 0
  let timer: NodeJS.Timeout | undefined

  function succeeded(): void {
    if (isOut) log.info('emilia.back', { model })
    isOut = false
    failuresInARow = 0
    clearTimeout(timer)
    timer = undefined
    watch.providerWorks()
  }
  function failed(error: ProviderError): void {
    failuresInARow += 1
    if (error.isLasting || failuresInARow > 1) watch.providerFails(error.reason)
    if (error.isLasting && !isOut) log.error(isOutNow, { ...error.fields, model })
    isOut ||= error.isLasting
    timer ??= setTimeout(() => {
      timer = undefined
      void check()
    }, lookEveryMs).unref()
  }
  /** Asks for a word. @returns why the provider does not answer */
  async function check(): Promise<ProviderError | undefined> {
    try {
      const { signal } = new AbortController()
      await withinDeadline(longestLookMs, signal, within => provider(smallQuestion, within.signal))
      succeeded()
      return undefined
    } catch (cause) {
      const error = cause instanceof ProviderError ? cause : new ProviderError('unreadable')
      failed(error)
      return error
    }
  }
  return { isOut: () => isOut, succeeded, failed, check }
}
