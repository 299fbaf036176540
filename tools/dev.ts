import '../renderer/preview/production-react'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dev } from 'vike/api'
import { loadEnv } from 'vite'

// The preview shows pages as they are written; Emilia and the forms run from the last build, behind it.
// Vite would print a line for each import of its config, about a loader that we do not use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
const env = { ...loadEnv('development', process.cwd(), ''), ...process.env }
const port = Number(env.PORT || 3000)
const apiPort = port + 1

if (!existsSync('dist/server/main.js')) {
  console.log('Emilia liest aus dem letzten Bau der Seiten. Den gibt es noch nicht, er entsteht jetzt …')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    console.error('Der Bau ist fehlgeschlagen: Emilia und die Formulare fehlen in der Vorschau, die Seiten gehen.')
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
    server: { port, strictPort: true, host: env.HOST || undefined, proxy: { '/api': target, '/healthz': target } },
  },
})
console.log(`Vorschau: http://localhost:${port}  (Strg+C beendet sie)`)
