import { Refusal } from '../errors'
import type { Log } from '../log'
import type { ChatAnswer } from '../messages'
import { createDeadline } from './deadline'
import type { Gate } from './gate'
import type { Prompt } from './prompt'
import type { Provider } from './provider'
import { ProviderError } from './provider-error'
import { toAnswer } from './reply'
import { busy, failed } from './sentences'

export type ModelDeps = {
  provider: Provider
  gate: Gate
  timeoutSeconds: number
  log: Log
}

/**
 * Asks the model, within one deadline around waiting, trying and reading.
 * @param prompt is built when it is this visitor's turn, and again for another try
 * @param giveBack called when it cost nothing
 * @throws Refusal 502, 503 or 504; ProviderError `left` when the visitor went away
 */
export async function askModel(
  prompt: () => Prompt,
  visitor: AbortSignal,
  giveBack: () => Promise<void>,
  { provider, gate, timeoutSeconds, log }: ModelDeps,
): Promise<ChatAnswer['message']> {
  const started = performance.now()
  const deadline = createDeadline(timeoutSeconds * 1000, visitor)
  let leave: (() => void) | undefined
  try {
    leave = await gate.enter(deadline.signal).catch(() => {
      throw new ProviderError(deadline.isOver() ? 'deadline' : 'left')
    })
    if (!leave) throw tooBusy()
    return toAnswer(await provider.complete(prompt, deadline))
  } catch (error) {
    const isFree = leave === undefined || (error instanceof ProviderError && error.isFree)
    if (isFree) await giveBack()
    if (!(error instanceof ProviderError) || error.kind === 'left') throw error
    log.warn('emilia.failed', { ...error.fields, ms: Math.round(performance.now() - started) })
    throw toRefusal(error, leave !== undefined)
  } finally {
    leave?.()
    deadline.clear()
  }
}

function tooBusy(): Refusal {
  return new Refusal(503, 'busy', busy, { retryAfterSeconds: 10 })
}

function toRefusal({ kind }: ProviderError, wasInside: boolean): Refusal {
  if (kind !== 'deadline') return new Refusal(502, 'provider_failed', failed)
  return wasInside ? new Refusal(504, 'provider_slow', failed) : tooBusy()
}
