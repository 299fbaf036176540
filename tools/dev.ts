import './production-react'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dev } from 'vike/api'
import { type Config, environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { serviceFacts } from '../server/service-facts'

// The preview shows pages as they are written, and Emilia answers from them without a model. The forms run from the last build,
// behind it. Vite and Vike tell of every request and file in English: their errors are printed, the rest only with --verbose.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
const say = console.log
if (!process.argv.includes('--verbose')) console.log = () => {}
const env = environment()
const config = settings()
const { port, host } = config
process.env.PUBLIC_SERVICE = JSON.stringify(serviceFacts(config))
const apiPort = port + 1

if (!existsSync('dist/server/main.js')) {
  say('Die Formulare laufen aus dem letzten Bau der Seiten. Den gibt es noch nicht, er entsteht jetzt …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.error('Der Bau ist fehlgeschlagen: Die Formulare fehlen, die Seiten gehen.')
}

if (existsSync('dist/server/main.js')) {
  const service = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', SITE_URL: `http://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => service.kill())
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

const target = `http://127.0.0.1:${apiPort}`
await dev({
  startupLog: false,
  viteConfig: {
    configFile: 'vite.dev.config.ts',
    // By default only this machine can open the preview.
    server: {
      watch: { ignored: ['**/dist*/**'] },
      port,
      strictPort: true,
      host: env.HOST?.trim() ? host : undefined,
      proxy: { '/api': target, '/healthz': target },
    },
  },
}).catch(fail)
say(`Vorschau: http://localhost:${port}  (Strg+C beendet sie)`)

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

/** Usually another window runs the preview already. */
function fail(error: Error): never {
  const sentence = `PORT ${port} ist schon belegt, vielleicht von einer Vorschau in einem anderen Fenster. Beenden Sie sie dort mit Strg+C.`
  console.error(error.message.includes('already in use') ? sentence : error)
  process.exit(1)
}
