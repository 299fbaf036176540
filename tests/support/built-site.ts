import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from './built-server'
import { requireFreshBuild } from './fresh-build'

export type BuiltSite = Awaited<ReturnType<typeof startBuiltSite>>

/**
 * The built site, served by its own server in a process of its own, on a free port of the loopback, with a new DATA_DIR.
 * @param env settings that differ; by default the tests, which all come from one address, are not limited
 * @throws Error when a source is newer than the build
 */
export async function startBuiltSite(env: Record<string, string> = {}) {
  requireFreshBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const settings = { CHAT_PER_MINUTE: '9999', FORMS_PER_MINUTE: '9999', ...env }
  const { child, origin } = await startBuiltServer(dataDir, settings)
  return {
    origin,
    /** The fields of the stored requests. */
    requests: () =>
      readdirSync(join(dataDir, 'new'))
        .filter(name => name.endsWith('.json'))
        .map(
          (name): Record<string, string> =>
            JSON.parse(readFileSync(join(dataDir, 'new', name), 'utf8')).fields,
        ),
    async remove() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
