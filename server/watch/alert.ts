import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError, type Log } from '../log'
import type { HealthProblem } from './state'

/**
 * Posts one line of JSON to `url` when a problem appears and one when none is left; what the receiver did not take is sent
 * again at the next look. Slack shows `text`, ntfy the whole line, Healthchecks looks for the word `degraded`. The names
 * that were reported lie in `dataDir`: a restart may be the cure, and must not report the same again.
 * @returns to be called with what is wrong, again and again; `isSure` where nothing else may be wrong
 */
export function createAlert(url: string | undefined, dataDir: string, log: Log) {
  const file = join(dataDir, 'alert-reported.txt')
  let reported: Set<string> | undefined
  let isFailing = false

  async function keep(names: ReadonlySet<string>): Promise<void> {
    await writeFile(file, [...names].join(' ')).catch(error =>
      log.warn('alert.unsaved', describeError(error)),
    )
  }

  /** @returns whether the receiver took it */
  async function tryToPost(to: string, status: string, problems: readonly HealthProblem[]) {
    try {
      await post(to, status, problems)
      isFailing = false
      return true
    } catch (error) {
      // fetch hides the reason in `cause`.
      const cause = error instanceof Error ? (error.cause ?? error) : error
      if (!isFailing) log.error('alert.failed: check ALERT_URL', describeError(cause))
      isFailing = true
      return false
    }
  }

  return async (problems: readonly HealthProblem[], isSure: boolean): Promise<void> => {
    if (!url) return
    reported ??= new Set((await readFile(file, 'utf8').catch(() => '')).match(/\S+/g))
    const before = reported
    const names = problems.map(({ name }) => name)
    const now = new Set(isSure ? names : [...before, ...names])
    const isWorse = names.some(name => !before.has(name))
    if (!isWorse && now.size === before.size) return
    const status = now.size > 0 ? 'degraded' : 'ok'
    const mustPost = isWorse || status === 'ok'
    if (mustPost && !(await tryToPost(url, status, problems))) return
    reported = now
    await keep(now)
  }
}

async function post(
  url: string,
  status: string,
  problems: readonly HealthProblem[],
): Promise<void> {
  const text = ['4xDU website', status, ...problems.map(({ hint }) => hint)].join(': ')
  const names = problems.map(({ name }) => name)
  const line = { status, problems: names, text, at: new Date().toISOString() }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: `${JSON.stringify(line)}\n`,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw Object.assign(new Error('refused'), { code: `HTTP_${answer.status}` })
}
