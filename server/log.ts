import { AsyncLocalStorage } from 'node:async_hooks'
import pino, { type DestinationStream } from 'pino'

// pino's `redact` reaches one level only; an allow-list of fields cannot leak others.
const numbers = ['status', 'ms', 'count', 'attempt'] as const
const words = [
  'method',
  'route',
  'code',
  'param',
  'class',
  'mode',
  'id',
  'form',
  'model',
  'name',
  'signal',
] as const

/** The fields of a log line: nothing that a visitor typed, no addresses, no text of the provider. */
export type LogFields = Partial<
  Record<(typeof numbers)[number], number> & Record<(typeof words)[number], string>
>

export type Log = Record<'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void> & {
  /** Runs the work of a request: each line that it logs carries its id. */
  inRequest: <T>(id: string, work: () => T) => T
}

const longest = 120

function pick(fields: LogFields = {}): LogFields {
  const entries: [string, LogFields[keyof LogFields]][] = []
  for (const name of [...numbers, ...words]) {
    const value = fields[name]
    if (value !== undefined)
      entries.push([name, typeof value === 'string' ? value.slice(0, longest) : value])
  }
  return Object.fromEntries(entries)
}

/**
 * Structured log, one JSON object a line on standard output.
 * @param options.destination where lines go instead (tests)
 */
export function createLog(options: { destination?: DestinationStream } = {}): Log {
  const requests = new AsyncLocalStorage<string>()
  const settings = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = requests.getStore()
      return request ? { request } : {}
    },
  }
  // Not pino's own stream, which keeps the process from ending once its reader is gone.
  const logger = pino(settings, options.destination ?? process.stdout)
  return {
    info: (event, fields) => logger.info(pick(fields), event),
    warn: (event, fields) => logger.warn(pick(fields), event),
    error: (event, fields) => logger.error(pick(fields), event),
    inRequest: (id, work) => requests.run(id, work),
  }
}

/** What may be logged about an error: its class and a system code such as `ECONNREFUSED`, never its text. */
export function describeError(error: unknown): Pick<LogFields, 'class' | 'code'> {
  if (!(error instanceof Error)) return { class: typeof error }
  const code =
    'code' in error && typeof error.code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(error.code)
      ? error.code
      : undefined
  return { class: error.constructor.name, ...(code && { code }) }
}
