import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer'

/**
 * What became of a mail to one recipient.
 * - `refused`: it will never be taken (5xx to the recipient or the content).
 * - `later`: not now (4xx, greylisting).
 * The others do not depend on this mail:
 * - `away`: it passes by itself (no connection, the server is busy).
 * - `denied`: it needs a person (wrong password, certificate or sender).
 * - `barred`: it needs a person, too: the server takes no mail of ours for this recipient („relay access denied“, „log in first“).
 */
export type Outcome = {
  kind: 'sent' | 'refused' | 'later' | 'barred' | 'away' | 'denied'
  status?: number | undefined
  code?: string | undefined
}

/**
 * Sends over TLS, unless the mail server is this machine.
 * @param silenceMs the longest silence of the mail server; a mail may take twice as long
 */
export function openSmtp(url: string, from: string, silenceMs = 60_000) {
  const { hostname } = new URL(url)
  const transport = createTransport({
    url,
    requireTLS: !/^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname),
    connectionTimeout: Math.min(15_000, silenceMs),
    greetingTimeout: Math.min(15_000, silenceMs),
    socketTimeout: silenceMs,
  })
  return {
    /** One mail in one run to several recipients, each of whom has an outcome of its own. */
    async send(mail: SendMailOptions, to: readonly string[]): Promise<Map<string, Outcome>> {
      const all = (outcome: Outcome) => new Map(to.map(address => [address, outcome]))
      // A server that sends byte by byte is never silent, and must not block the queue.
      const signal = AbortSignal.timeout(2 * silenceMs)
      try {
        const sent = await transport.sendMail({ ...mail, signal, envelope: { from, to: [...to] } })
        return withOwn(all({ kind: 'sent' }), sent.rejectedErrors)
      } catch (error) {
        return withOwn(all(judge(error as Failure)), (error as Failure).rejectedErrors)
      }
    },
    /** Whether the mail server takes our password, without a mail. */
    verify: (): Promise<Outcome> => transport.verify().then(() => ({ kind: 'sent' }), judge),
  }
}

function withOwn(outcomes: Map<string, Outcome>, errors: readonly NodemailerError[] = []) {
  for (const error of errors) outcomes.set(error.recipient ?? '', judge(error))
  return outcomes
}

type Failure = NodemailerError & { originalCode?: string; rejectedErrors?: NodemailerError[] }

// The system's and nodemailer's codes of a connection that may work again by itself.
const passing =
  /^(ECONN\w*|ETIME\w*|ESOCKET|EPIPE|EDNS|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|EPROTOCOL|ESTREAM|EABORT)$/

function judge(error: Failure): Outcome {
  const { responseCode: status, command, permanent, response = '' } = error
  // nodemailer names the step (`ESOCKET`) and keeps the cause (`DEPTH_ZERO_SELF_SIGNED_CERT`) beside it.
  const facts = { status, code: String(error.originalCode ?? error.code) }
  if (command === 'RCPT TO' && (status === 530 || /^5\d\d[ -]5\.7\.\d/.test(response)))
    return { kind: 'barred', ...facts }
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (status && status !== 421 && isAboutMail && command !== 'MAIL FROM')
    return { kind: permanent ? 'refused' : 'later', ...facts }
  const isPassing = status ? !permanent : passing.test(facts.code)
  return { kind: isPassing ? 'away' : 'denied', ...facts }
}
