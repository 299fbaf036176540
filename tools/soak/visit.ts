import type { Kind, Ledger } from './ledger'
import type { SoakServer } from './server'

export type Visit = { kind: Kind; path: string; init?: RequestInit; expect: number[] }

/**
 * One request, measured. Gives the answer's text, or undefined when there was none; an unexpected status or a broken
 * connection goes to the ledger as an error, unless the server was being restarted meanwhile.
 */
export async function visit(server: SoakServer, ledger: Ledger, { kind, path, init, expect }: Visit) {
  await server.ready()
  const before = server.disturbances()
  const from = performance.now()
  try {
    const response = await fetch(server.origin + path, { ...init, signal: AbortSignal.timeout(30_000) })
    const text = await response.text()
    if (expect.includes(response.status)) {
      ledger.took(kind, performance.now() - from)
      return { status: response.status, text }
    }
    throw new Error(`${response.status} instead of ${expect.join(' or ')}`)
  } catch (error) {
    if (server.disturbances() !== before) ledger.disturbed()
    else ledger.failed(kind, `${init?.method ?? 'GET'} ${path}: ${reason(error)}`)
    return undefined
  }
}

/** Node's fetch hides the reason in `cause`. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
