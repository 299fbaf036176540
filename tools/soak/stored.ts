import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How often each e-mail address of the run lies in the outbox: address -> number of mails. */
export function storedRequests(dataDir: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of readdirSync(join(dataDir, 'new'))) {
    const mail = readFileSync(join(dataDir, 'new', name), 'utf8')
    const email = /^Reply-To:[^@]*?(soak-\d+@example\.at)/im.exec(mail)?.[1]
    if (!email || !mail.trimEnd().endsWith('--')) throw new Error(`${name} is no whole mail of this run`)
    counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  return counts
}
