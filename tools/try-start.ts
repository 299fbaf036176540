import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEND_FORM_PATH } from '../shared/forms'
import { startBuiltServer } from './built-server'

// For CI on Windows: starts the built server, sends it a form, and looks whether the request lies in DATA_DIR.
const dataDir = mkdtempSync(join(tmpdir(), 'start-'))
const { child, origin } = await startBuiltServer(dataDir)
const fields = {
  form: 'contact',
  name: 'Maria Huber',
  email: 'maria@huber.example',
  phone: '0316 123456',
  company: 'Huber & Söhne',
  message: 'Grüß Gott',
}
const form = new FormData()
for (const [name, value] of Object.entries(fields)) form.set(name, value)
const answer = await fetch(`${origin}${SEND_FORM_PATH}`, { method: 'POST', body: form })
const page = await fetch(origin)
const stored = readdirSync(join(dataDir, 'new'))
child.kill()
await once(child, 'exit')
rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
console.log({ page: page.status, form: answer.status, stored })
if (page.status !== 200 || answer.status !== 200 || stored.length !== 1) process.exitCode = 1
