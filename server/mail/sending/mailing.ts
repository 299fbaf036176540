import type { Log, LogFields } from '../../log'
import type { Metrics } from '../../watch/metrics'
import { type Addresses, digestMail, type NamedRequest, requestMail } from '../message'
import type { Outbox } from '../outbox'
import type { Clock, Timings } from '../timings'
import { createBackoff } from './backoff'
import type { MailServer } from './mail-server'
import type { StuckFiles } from './stuck-files'
import type { DeliveryOutcome } from './transport'

export type MailingDeps = {
  outbox: Outbox
  server: MailServer
  addresses: Addresses
  clock: Clock
  timings: Timings
  metrics: Metrics
  log: Log
}

/** What became of a mail to one recipient for good. */
type Final = 'sent' | 'refused'

const keyOf = (name: string, recipient: string) => `${name} ${recipient}`

/**
 * Sends requests to each recipient and moves them where they belong. A mail is retried for five days, then given up, unless
 * no mail at all got through since: then the mail server or the settings are at fault.
 */
export function createMailing(deps: MailingDeps, stuck: StuckFiles) {
  const { outbox, server, addresses, clock, timings } = deps
  const recipients = addresses.to
  const backoff = createBackoff(clock.steady, timings.firstRetryMs, timings.longestRetryMs)
  const judge = createJudge(deps, backoff)
  /** Final outcomes of this run by request and recipient; on a full disk they cannot be noted. */
  const settled = new Map<string, Final>()

  /** What is settled of each request, by recipient. */
  async function settledOf(name: string): Promise<Map<string, Final | undefined>> {
    const noted = await outbox.recipientsOf(name)
    return new Map(
      recipients.map(to => [to, noted.includes(to) ? 'sent' : settled.get(keyOf(name, to))]),
    )
  }

  async function sendTo(to: string, key: string, open: readonly NamedRequest[]): Promise<void> {
    const [first] = open
    if (!first || !server.isDue() || !backoff.isDue(keyOf(key, to))) return
    const mail = open.length === 1 ? requestMail(first, addresses) : digestMail(open, addresses)
    const final = judge(keyOf(key, to), open, await server.send(mail, to))
    // One text that is refused must not take the others along.
    if (final === 'refused' && open.length > 1)
      for (const request of open) await sendTo(to, request.name, [request])
    else if (final) await settle(to, open, final)
  }

  async function settle(to: string, requests: readonly NamedRequest[], final: Final) {
    for (const { name } of requests) settled.set(keyOf(name, to), final)
    if (final === 'refused' || recipients.length === 1) return
    for (const { name } of requests)
      await stuck.attempt('note', name, () => outbox.noteRecipient(name, to))
  }

  async function move(name: string): Promise<void> {
    const outcomes = [...(await settledOf(name)).values()]
    if (outcomes.includes(undefined)) return
    await outbox.finish(name, outcomes.includes('refused') ? 'dead' : 'sent')
    for (const to of recipients) settled.delete(keyOf(name, to))
  }

  return {
    /**
     * One mail with these requests, to each recipient who has not got them yet.
     * @param key names the mail: the request's own name, or the digest
     */
    async deliver(key: string, names: readonly string[]): Promise<void> {
      const requests = await readAll(names, deps, stuck)
      const known = new Map<string, Map<string, Final | undefined>>()
      for (const { name } of requests) {
        const outcomes = await stuck.attempt('note', name, () => settledOf(name))
        if (outcomes) known.set(name, outcomes)
      }
      const readable = requests.filter(({ name }) => known.has(name))
      // One whom the mail server denies must not hold up the others.
      const failures = (to: string) => backoff.get(keyOf(key, to))?.count ?? 0
      for (const to of recipients.toSorted((a, b) => failures(a) - failures(b))) {
        const open = readable.filter(({ name }) => known.get(name)?.get(to) === undefined)
        await sendTo(to, key, open)
      }
      for (const { name } of readable) await stuck.attempt('move', name, () => move(name))
    },
    /** How often a mail failed. */
    tries: (key: string) =>
      Math.max(...recipients.map(to => backoff.get(keyOf(key, to))?.count ?? 0)),
    /** Forgets the failures of mails that are gone. */
    keepOnly: (keys: readonly string[]) =>
      backoff.keepOnly(new Set(keys.flatMap(key => recipients.map(to => keyOf(key, to))))),
  }
}

/** Logs what became of a mail; gives what is final of it, and undefined where it is tried again. */
function createJudge(
  { server, clock, timings, metrics, log }: MailingDeps,
  backoff: ReturnType<typeof createBackoff>,
) {
  let lastSuccess = Number.NEGATIVE_INFINITY
  return (
    key: string,
    requests: readonly NamedRequest[],
    outcome: DeliveryOutcome,
  ): Final | undefined => {
    const { kind } = outcome
    const facts = factsOf(requests, (backoff.get(key)?.count ?? 0) + 1, outcome)
    if (kind === 'sent') {
      log.info('mail.sent', facts)
      metrics.mailsDelivered.inc()
      lastSuccess = clock.steady()
      backoff.clear(key)
      server.works()
      return 'sent'
    }
    const { since } = backoff.failed(key)
    const isLong = clock.steady() - since >= timings.giveUpMs
    if (kind === 'refused' || (isLong && (kind === 'later' || lastSuccess > since))) {
      if (requests.length > 1)
        log.warn('mail.digest-refused: its requests are sent one by one', facts)
      else log.error('mail.dead', facts)
      backoff.clear(key)
      return 'refused'
    }
    log.warn('mail.postponed', facts)
    if (kind === 'later') server.works()
    else server.fails(outcome)
    return undefined
  }
}

function factsOf(
  requests: readonly NamedRequest[],
  attempt: number,
  { status, code }: DeliveryOutcome,
): LogFields {
  const id = requests[0]?.name.replace(/\.json$/, '') ?? ''
  return { id, count: requests.length, attempt, ...(status && { status }), ...(code && { code }) }
}

async function readAll(
  names: readonly string[],
  { outbox, log }: MailingDeps,
  stuck: StuckFiles,
): Promise<NamedRequest[]> {
  const requests: NamedRequest[] = []
  for (const name of names) {
    const request = await stuck.attempt('read', name, () => outbox.readNew(name))
    if (request) requests.push({ name, request })
    // A file that somebody broke: a person has to look at it.
    if (request === null) {
      log.error('mail.unreadable', { id: name })
      await stuck.attempt('move', name, () => outbox.finish(name, 'dead'))
    }
  }
  return requests
}
