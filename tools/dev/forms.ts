import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

const SERVICE = 'dist/server/main.js'

/**
 * Starts the service that takes the forms, from the last build; without one it is built first, while the preview runs already.
 * @param say tells the terminal
 */
export async function startForms(
  env: NodeJS.ProcessEnv,
  say: (words: string) => void,
): Promise<void> {
  if (!existsSync(SERVICE)) {
    say(
      'Die Formulare laufen aus dem letzten Bau der Seiten. Den gibt es noch nicht, er entsteht nebenbei …',
    )
    const build = spawn('npm', ['run', '--silent', 'build'], {
      // Vite and Vike tell of each page in English.
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    process.on('exit', () => build.kill())
    const [status] = await once(build, 'exit')
    if (status !== 0) {
      console.error('Der Bau ist fehlgeschlagen: Die Formulare fehlen, die Seiten gehen.')
      return
    }
    say('Auch die Formulare gehen jetzt.')
  }
  const service = spawn(process.execPath, [SERVICE], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => service.kill())
}
