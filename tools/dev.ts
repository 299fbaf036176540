import './dev/production-react'
import { createServer } from 'node:net'
import type { Plugin } from 'vite'
import { type Config, environment, readConfig } from '../server/config'
import { StartError } from '../server/errors'
import { buildSettingsOf, defineOf } from './build/settings'
import { startForms } from './dev/forms'
import { openWaitingPage } from './dev/waiting-page'

// The preview shows pages as they are written, and Emilia answers from them without a model. The forms run from the last build,
// behind it. Vite and Vike tell of every request and file in English: their errors are printed, the rest only with --verbose.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
const say = console.log
if (!process.argv.includes('--verbose')) console.log = () => {}
const env = environment()
const config = settings()
const { port, host } = config
// Drafts and sources are for this machine only, unless HOST says otherwise.
const isOpenToOthers = Boolean(env.HOST?.trim())
const apiPort = port + 1

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))

const target = `http://127.0.0.1:${apiPort}`
const ownHost = isOpenToOthers ? host : '127.0.0.1'
const closeWaitingPage = await openWaitingPage(port, ownHost).catch(fail)
say('Die Vorschau wird vorbereitet …')
// Loading Vike, and Vite with it, takes a second.
const { dev } = await import('vike/api')
await dev({
  startupLog: false,
  viteConfig: {
    configFile: 'vite.dev.config.ts',
    define: defineOf(buildSettingsOf(config)),
    plugins: [takesOver(), ...(isOpenToOthers ? [] : [alsoOnIpv6()])],
    server: {
      watch: { ignored: ['**/dist*/**'] },
      port,
      strictPort: true,
      host: ownHost,
      proxy: { '/api': target, '/healthz': target },
    },
  },
}).catch(fail)
say(`Vorschau: http://localhost:${port}  (Strg+C beendet sie)`)
await startForms(
  { PORT: String(apiPort), HOST: '127.0.0.1', SITE_URL: `http://localhost:${port}` },
  say,
)

/** The preview is loaded and listens next, where the waiting page did. */
function takesOver(): Plugin {
  return { name: 'preview:takes-over', configureServer: closeWaitingPage }
}

/** Vite listens on one address, and browsers may take `localhost` for the other one. */
function alsoOnIpv6(): Plugin {
  return {
    name: 'preview:ipv6-loopback',
    configureServer({ httpServer }) {
      if (!httpServer) return
      const ipv6 = createServer(socket => httpServer.emit('connection', socket))
      ipv6.on('error', (error: NodeJS.ErrnoException) => {
        // A machine without IPv6 has no such address.
        if (error.code === 'EADDRINUSE') fail(error)
      })
      httpServer.once('listening', () => ipv6.listen(port, '::1'))
      httpServer.once('close', () => ipv6.close())
    },
  }
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

/** Usually another window runs the preview already. */
function fail(error: Error): never {
  const sentence = `PORT ${port} ist schon belegt, vielleicht von einer Vorschau in einem anderen Fenster. Beenden Sie sie dort mit Strg+C.`
  console.error(/already in use|EADDRINUSE/.test(error.message) ? sentence : error)
  process.exit(1)
}
