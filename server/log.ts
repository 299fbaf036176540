import { tryGetContext } from 'hono/context-storage'
import pino, { type DestinationStream } from 'pino'

// pino's `redact` reaches one level only; an allow-list of fields cannot leak others.
const numbers = ['status', 'ms', 'count'] as const
const words = [
  'method',
  'route',
  'code',
  'class',
  'mode',
  'id',
  'form',
  'model',
  'name',
  'signal',
] as const

/** The fields of a log line: nothing that a visitor typed, no addresses, no text of the provider. */
export type LogFields = {
  [name in (typeof numbers)[number]]?: number | undefined
} & { [name in (typeof words)[number]]?: string | undefined }

export type Log = Record<'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>

const longest = 120

function pick(fields: LogFields = {}): LogFields {
  const entries = [...numbers, ...words].flatMap(name => {
    const value = fields[name]
    return value === undefined
      ? []
      : [[name, typeof value === 'string' ? value.slice(0, longest) : value]]
  })
  return Object.fromEntries(entries)
}

/**
 * Structured log, one JSON object a line on standard output. A line that is logged while a request is answered carries its id.
 * @param destination where lines go instead (tests)
 */
export function createLog(destination: DestinationStream = process.stdout): Log {
  const mixin = () => {
    const request = tryGetContext<{ Variables: { requestId?: string } }>()?.var.requestId
    return request ? { request } : {}
  }
  // Not pino's own stream, which keeps the process from ending once its reader is gone.
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin }, destination)
  return {
    info: (event, fields) => logger.info(pick(fields), event),
    warn: (event, fields) => logger.warn(pick(fields), event),
    error: (event, fields) => logger.error(pick(fields), event),
  }
}

/** What may be logged about an error: its class and a system code such as `ECONNREFUSED`, never its text. */
export function describeError(error: unknown): Pick<LogFields, 'class' | 'code'> {
  if (!(error instanceof Error)) return { class: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { class: error.constructor.name, ...(/^[A-Z][A-Z0-9_]+$/.test(code) && { code }) }
}
