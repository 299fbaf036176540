import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtAt, builtServer, newerThanBuild } from '../last-build.mjs'

/**
 * Starts the service that takes the forms, from the last build; without one, or where its code has changed since, it is built
 * first, while the preview runs already.
 * @param say tells the terminal
 */
export async function startForms(
  env: NodeJS.ProcessEnv,
  say: (words: string) => void,
): Promise<void> {
  const newer = newerThanBuild(['server', 'shared'])
  if (newer) {
    const why = builtAt() ? `Der ist älter als ${newer}` : 'Den gibt es noch nicht'
    say(`Die Formulare laufen aus dem letzten Bau der Seiten. ${why}, er entsteht nebenbei …`)
    const build = spawn('npm', ['run', '--silent', 'build'], {
      // Vite and Vike tell of each page in English.
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    process.on('exit', () => build.kill())
    const [status] = await once(build, 'exit')
    if (status === 0) say('Auch die Formulare gehen jetzt.')
    else
      console.error(
        `Der Bau ist fehlgeschlagen: Die Formulare ${builtAt() ? 'laufen aus dem alten' : 'fehlen'}, die Seiten gehen.`,
      )
    if (!builtAt()) return
  }
  const service = spawn(process.execPath, [builtServer], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => service.kill())
}
