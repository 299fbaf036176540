// A server as small as it gets, for crash.test.ts to kill: node --import tsx crash-server.ts <DATA_DIR> <SMTP_URL>
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createLog } from '../../../server/log'
import { openMail } from '../../../server/mail/mail'

const [, , dataDir = '', smtpUrl = ''] = process.argv
const taken = async () => ({ ok: true }) as const
const unlimited = { try: taken, keep: taken, release: async () => {}, forgive: async () => {} }

const mail = await openMail({
  dataDir,
  keepDays: 180,
  smtpUrl,
  mailTo: 'office@4xdu.example',
  site: { brand: '4xDU', email: 'office@4xdu.example' },
  quota: unlimited,
  trustProxy: 0,
  answerPage: '<!--answer-->',
  log: createLog({ destination: { write: () => {} } }),
  timings: { pollMs: 20, firstRetryMs: 20, longestRetryMs: 50, leaseStaleMs: 400 },
})
const server = createServer(getRequestListener(mail.route.fetch)).listen(0, '127.0.0.1', () => {
  console.log((server.address() as AddressInfo).port)
})
