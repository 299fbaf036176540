import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Refusal } from '../errors'

// Characters of a request target. The longest address of this site is below 200; campaigns append some hundred.
const longestTarget = 4096

/** The request target before a URL parser normalised it; without a socket (tests) what the parser left. */
export function rawTarget({ env, req }: Context): string {
  const raw = (env as Partial<HttpBindings> | undefined)?.incoming?.url
  if (raw?.startsWith('/')) return raw
  const url = new URL(req.url)
  return url.pathname + url.search
}

/**
 * Refuses request targets no honest browser sends: overlong ones, null bytes, dot segments, encoded slashes, broken escapes.
 * @param target the raw request target as it came over the wire
 * @throws Refusal 400 or 414
 */
export function refuseOddTarget(target: string): void {
  if (isTooLong(target)) throw new Refusal(414, 'uri_too_long', 'Diese Adresse ist zu lang.')
  const [path = ''] = target.split(/[?#]/, 1)
  const decoded = decode(path)
  const isBad =
    decoded === undefined ||
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    /[\u0000-\u001f\u007f\\]/.test(decoded) ||
    /%(2f|5c)/i.test(path) ||
    decoded.split('/').some(segment => segment === '.' || segment === '..')
  if (isBad) throw new Refusal(400, 'bad_address', 'Diese Adresse ist ungültig.')
}

export const isTooLong = (target: string) => target.length > longestTarget

/** Whether `checkTarget` refused: on a page address a visitor gets the fallback page for that. */
export function isAddressRefusal({ code }: Refusal): boolean {
  return code === 'bad_address' || code === 'uri_too_long'
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
