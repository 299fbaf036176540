import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Log } from './log'

/** The address of the connection; undefined in tests without a socket. */
const directAddress = (context: Context): string | undefined =>
  context.env && 'incoming' in context.env ? getConnInfo(context).remote.address : undefined

/**
 * The key that limits count by: the visitor's IPv4 address, or the /64 of an IPv6 address, because one household owns a /64.
 * @param trustProxy number of proxies in front; 0 ignores `X-Forwarded-For`, which anybody can write
 */
export function visitorKey(context: Context, trustProxy: number): string {
  const forwarded = context.req.header('x-forwarded-for')?.split(',').reverse() ?? []
  const hops = [directAddress(context) ?? '', ...forwarded]
  const visitor = hops[Math.min(trustProxy, hops.length - 1)] ?? ''
  return networkOf(visitor) ?? networkOf(hops[0] ?? '') ?? 'unknown'
}

/**
 * Whether a request comes from this machine and from no visitor behind a proxy of it. A proxy that names nobody looks like
 * one: deploy/README.md says what it must send.
 */
export function isThisMachine(context: Context): boolean {
  const address = directAddress(context) ?? ''
  const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some(
    name => context.req.header(name) !== undefined,
  )
  return !isForwarded && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

/** The key of an address as the socket or a proxy writes it (`1.2.3.4:80`, `[::1]:80`, `::ffff:1.2.3.4`); undefined when it is none. */
export function networkOf(written: string): string | undefined {
  const address = written
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  if (!ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.replace(/%.*$/, '')}/64`)}/64`
}

const mismatches = {
  more: 'proxy.not_trusted: requests carry X-Forwarded-For but TRUST_PROXY is off, so all visitors behind a proxy count as one',
  fewer:
    'proxy.missing: a request carries fewer addresses in X-Forwarded-For than TRUST_PROXY counts; unless it was yours, all visitors count as one, or can name any address',
}

/** Warns once in a run where requests show another number of proxies than is trusted. */
export function warnOfProxies(trustProxy: number, log: Log): MiddlewareHandler {
  let isSilent = false
  return ({ req }, next) => {
    const named = req.header('x-forwarded-for')?.split(',').length ?? 0
    const isMore = trustProxy === 0 && named > 0
    if (!isSilent && (isMore || named < trustProxy)) {
      isSilent = true
      log.warn(isMore ? mismatches.more : mismatches.fewer)
    }
    return next()
  }
}
