import { createTransport, type NodemailerError } from 'nodemailer'
import { readdress, senderAddress } from './message'

/**
 * The result of one try. `refused`: the mail server will never take this mail (5xx to recipient or content).
 * `later`: it will not take this mail now (4xx, greylisting). `away`: nothing to do with this mail: no connection, wrong
 * password, sender not allowed.
 */
export type Outcome = { kind: 'sent' | 'refused' | 'later' | 'away'; status?: number; code?: string }

/** Sends a mail to one of its recipients: each has an outcome of its own. */
export type Send = (mail: Buffer, recipient: string) => Promise<Outcome>

type SmtpSettings = { smtpUrl: string; mailTo: string; longestMs: number }

/** Sends stored mails as they are, byte for byte but for From and To. */
export function smtpTransport({ smtpUrl, mailTo, longestMs }: SmtpSettings): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: Math.min(15_000, longestMs),
    greetingTimeout: Math.min(15_000, longestMs),
    socketTimeout: Math.min(60_000, longestMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = senderAddress(smtpUrl, mailTo)
  return async (mail, recipient) => {
    let timer: NodeJS.Timeout | undefined
    // nodemailer limits silence only; a server that sends byte by byte would block the queue.
    const tooLong = new Promise<Outcome>(resolve => {
      timer = setTimeout(() => resolve({ kind: 'away', code: 'ETIMEDOUT' }), 2 * longestMs).unref()
    })
    const sending = transport
      .sendMail({ envelope: { from, to: recipient }, raw: readdress(mail, { from, to: mailTo }) })
      .then((): Outcome => ({ kind: 'sent' }), judge)
    return Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
  }
}

function judge(error: NodemailerError): Outcome {
  const { responseCode: status, code, command } = error
  const facts = { ...(status && { status }), ...(code && { code: String(code) }) }
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && status !== undefined
  if (!isAboutMail || status === 421) return { kind: 'away', ...facts }
  return { kind: status >= 500 ? 'refused' : 'later', ...facts }
}
