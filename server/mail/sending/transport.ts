import { createTransport, type NodemailerError } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'

/**
 * The result of one try. `refused`: the mail server will never take this mail (5xx to recipient or content).
 * `later`: it will not take this mail now (4xx, greylisting). The others have nothing to do with this mail: `away` passes
 * (no connection, the server is busy); `denied` needs a person (wrong password, certificate or sender, or a log-in is missing).
 */
export type DeliveryOutcome = {
  kind: 'sent' | 'refused' | 'later' | 'away' | 'denied'
  status?: number
  code?: string
}

export type Transport = {
  /** Sends a mail to one of its recipients: each has an outcome of its own. */
  send: (mail: Mail.Options, recipient: string) => Promise<DeliveryOutcome>
  /** Whether the mail server takes our password, without a mail. */
  verify: () => Promise<DeliveryOutcome>
}

type SmtpSettings = { smtpUrl: string; from: string; longestMs: number }

/** Sends over TLS, unless the mail server is this machine. */
export function smtpTransport({ smtpUrl, from, longestMs }: SmtpSettings): Transport {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
    connectionTimeout: Math.min(15_000, longestMs),
    greetingTimeout: Math.min(15_000, longestMs),
    socketTimeout: Math.min(60_000, longestMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail, recipient) {
      let timer: NodeJS.Timeout | undefined
      // nodemailer limits silence only; a server that sends byte by byte would block the queue.
      const tooLong = new Promise<DeliveryOutcome>(resolve => {
        const late = { kind: 'away', code: 'ETIMEDOUT' } as const
        timer = setTimeout(() => resolve(late), 2 * longestMs).unref()
      })
      const sending = transport
        .sendMail({ ...mail, envelope: { from, to: recipient } })
        .then((): DeliveryOutcome => ({ kind: 'sent' }), judge)
      return Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
    },
    verify: () => transport.verify().then((): DeliveryOutcome => ({ kind: 'sent' }), judge),
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}

// The system's and nodemailer's codes of a connection that may work again by itself.
const passing =
  /^(ECONN\w*|ETIME\w*|ESOCKET|EPIPE|EDNS|ENOTFOUND|EAI_AGAIN|E\w+UNREACH|EPROTOCOL|ESTREAM)$/

function judge(error: NodemailerError & { originalCode?: string }): DeliveryOutcome {
  const { responseCode: status, command } = error
  // nodemailer names the step (`ESOCKET`) and keeps the cause (`DEPTH_ZERO_SELF_SIGNED_CERT`) beside it.
  const code = error.originalCode ?? error.code
  const facts = { ...(status && { status }), ...(code && { code: String(code) }) }
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  if (isOurFault(error)) return { kind: 'denied', ...facts }
  if (status !== undefined && status !== 421 && isAboutMail && command !== 'MAIL FROM')
    return { kind: status >= 500 ? 'refused' : 'later', ...facts }
  const isPassing =
    (status !== undefined && status < 500) || (status === undefined && passing.test(String(code)))
  return { kind: isPassing ? 'away' : 'denied', ...facts }
}

/** „Relay access denied“, „log in first“: the settings are wrong, not this mail. */
function isOurFault({ command, responseCode, response = '' }: NodemailerError): boolean {
  return command === 'RCPT TO' && (responseCode === 530 || /^5\d\d[ -]5\.7\.\d/.test(response))
}
