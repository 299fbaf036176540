import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/**
 * What the server does with a mail: take it; take it and hang up without a word; hang up in the middle of it; take
 * nothing now; refuse it for good (`reject` the content, `unknown` the recipient); say nothing any more.
 */
export type Behaviour = 'take' | 'drop-reply' | 'cut' | 'greylist' | 'reject' | 'unknown' | 'stall'

type Received = { mail: Email; from: string; to: string[] }

type SmtpOptions = {
  /** Asked once per try, with the number of the try from 0. */
  behave?: (attempt: number) => Behaviour
  /** A mail with this word in it makes the server hang up, every time. */
  poison?: string
  /** Recipients that it takes no mail for, each with what it says then. */
  refused?: Record<string, string>
  port?: number
  auth?: { user: string; pass: string }
  /** It offers STARTTLS, with a certificate that nobody vouches for. */
  tls?: boolean
}

/** What the server says to a recipient or to a whole mail. */
export const refusals = {
  unknown: '550 5.1.1 No such user',
  greylist: '451 4.7.1 Greylisted, try later',
  relay: '554 5.7.1 Relay access denied',
  reject: '554 5.7.1 Looks like spam',
}

const smtpError = (line: string) =>
  Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) })

/** A real mail server on loopback, as unreliable as asked for. */
export async function startSmtp({
  behave = () => 'take',
  poison,
  refused = {},
  port = 0,
  auth,
  tls = false,
}: SmtpOptions = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  /** Whether each log-in came over TLS. */
  const logins: boolean[] = []
  let attempts = 0
  let now: Behaviour = 'take'
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = new SMTPServer({
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(auth ? [] : ['AUTH'])],
    // It would warn of its own certificate.
    logger: false,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    authOptional: !auth,
    closeTimeout: 100,
    onAuth({ username, password }, session, done) {
      logins.push(session.secure)
      username === auth?.user && password === auth?.pass
        ? done(null, { user: username })
        : done(smtpError('535 5.7.8 Wrong password'))
    },
    onMailFrom(_address, _session, done) {
      now = behave(attempts)
      attempts += 1
      done()
    },
    onRcptTo({ address }, _session, done) {
      const toAll = now === 'greylist' || now === 'unknown' ? refusals[now] : undefined
      const refusal = refused[address] ?? toAll
      done(refusal ? smtpError(refusal) : null)
    },
    onData(stream, session, done) {
      if (now === 'cut') {
        stream.once('data', hangUp)
        return
      }
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        if (now === 'reject') return done(smtpError(refusals.reject))
        if (now === 'stall') return
        const raw = Buffer.concat(chunks).toString()
        if (poison && raw.includes(poison)) return hangUp()
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          mail: await PostalMime.parse(raw),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(one => one.address),
        })
        if (now === 'drop-reply') return hangUp()
        done()
      })
    },
  })
  // Cut connections are the purpose here.
  server.on('error', () => {})
  server.server.on('connection', socket => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const { port: bound } = server.server.address() as AddressInfo
  const login = auth ? `${encodeURIComponent(auth.user)}:${encodeURIComponent(auth.pass)}@` : ''
  return {
    url: `smtp://${login}127.0.0.1:${bound}`,
    port: bound,
    received,
    logins,
    get attempts() {
      return attempts
    },
    async close() {
      hangUp()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
