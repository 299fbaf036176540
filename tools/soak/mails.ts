import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that takes everything, and counts how often it got the request of each e-mail address. */
export async function startMailServer() {
  /** Message-IDs of the mails with a request, by the visitor's address. */
  const mailed = new Map<string, string[]>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _session, done) {
      let raw = ''
      stream.on('data', chunk => (raw += chunk))
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? ''
        for (const [, email = ''] of raw.matchAll(/^E-Mail: +(soak-\d+@example\.at)/gm))
          mailed.set(email, [...(mailed.get(email) ?? []), id])
        done()
      })
    },
  })
  // A server that is killed cuts its connections.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailed,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
