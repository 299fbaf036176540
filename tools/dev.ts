import './dev/production-react'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type Config, environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { MESSENGER_CODE } from '../shared/addresses'
import { buildSettingsOf, defineOf } from './build/settings'
import { startForms } from './dev/forms'

// The preview shows pages as they are written, and Emilia answers from them without a model. The forms run from the last build,
// behind it. Vite and Vike tell of every request and file in English: their errors are printed, the rest only with --verbose.
// Where no editor runs that Vite knows, a click on a finding starts this one.
process.env.EDITOR ??= 'code'
const say = console.log
if (!process.argv.includes('--verbose')) console.log = onlyOfEditor
const env = environment()
const config = settings()
const { PORT: port, HOST: host } = config
// Drafts and sources are for this machine only, unless HOST says otherwise.
const address = host ?? '127.0.0.1'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

// Asked before Vite is loaded, which takes seconds.
await freePort(port, address).catch(fail)
const apiPort = await freePort(0, '127.0.0.1')

say('Die Vorschau wird vorbereitet …')
// Loading Vike, and Vite with it, takes seconds.
const [{ dev }, { devConfig }] = await Promise.all([import('vike/api'), import('./dev/config')])
const target = `http://127.0.0.1:${apiPort}`
const viteConfig = devConfig({
  define: defineOf(buildSettingsOf(config)),
  server: {
    watch: { ignored: ['**/dist*/**'] },
    port,
    strictPort: true,
    host: address,
    proxy: { '/api': target, '/healthz': target, [MESSENGER_CODE]: target },
  },
})
await dev({ startupLog: false, viteConfig })
say(`Vorschau: http://localhost:${port}  (Strg+C beendet sie)`)
await startForms(
  { PORT: String(apiPort), HOST: '127.0.0.1', SITE_URL: `http://localhost:${port}` },
  say,
)

/** Of all that is told in English only this matters: a click led nowhere. */
function onlyOfEditor(line: unknown): void {
  if (String(line).includes('in the editor'))
    say(
      'Der Editor lässt sich nicht öffnen. Öffnen Sie VS Code und klicken Sie noch einmal, oder nennen Sie Ihren: LAUNCH_EDITOR=subl npm run dev',
    )
}

/** The settings of server/config.ts; a wrong one ends the start with its line, before anything is built. */
function settings(): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The port, or for 0 one that is free. @throws where somebody listens there already */
async function freePort(wanted: number, host: string): Promise<number> {
  const probe = createServer().listen(wanted, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** Usually another window runs the preview already. */
function fail(error: NodeJS.ErrnoException): never {
  const sentence = `PORT ${port} ist schon belegt, vielleicht von einer Vorschau in einem anderen Fenster. Beenden Sie sie dort mit Strg+C.`
  console.error(error.code === 'EADDRINUSE' ? sentence : error)
  process.exit(1)
}
