import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError, type Log } from '../log'
import { createRounds } from '../rounds'

/** Something that an operator has to know. `code` is of the system or a protocol, `hint` says what to do. */
export type HealthProblem = {
  name:
    | 'mail.failing'
    | 'mail.dead'
    | 'mail.waiting'
    | 'mail.outbox'
    | 'mail.foreign'
    | 'forms.flood'
    | 'disk'
    | 'redis'
    | 'provider'
    | 'chat.budget'
  code?: string | undefined
  hint: string
}

type WatchDeps = {
  /** Where problems come from. None may hang or reject. */
  sources: readonly (() => Promise<HealthProblem[]>)[]
  /** Problems that are known at once: nobody shall read „ok“ beside a provider that does not work. */
  known: () => HealthProblem[]
  alertUrl: string | undefined
  /** Holds the names that were reported: a restart may be the cure, and must not report the same again. */
  dataDir: string
  log: Log
  everyMs?: number | undefined
}

/** Two minutes: by then model and mail server were asked, one that was away a second time. */
const looksUntilSure = 24

/** Looks every few seconds at everything that may be wrong, and says each change once: in the log and to ALERT_URL. */
export function createWatch(deps: WatchDeps) {
  const { sources, known, alertUrl, dataDir, log, everyMs = 5_000 } = deps
  const report = alertUrl && createReport(alertUrl, join(dataDir, 'alert-reported.txt'), log)
  let found: HealthProblem[] | undefined
  let before: HealthProblem[] = []

  async function look(): Promise<HealthProblem[]> {
    found = (await Promise.all(sources.map(source => source()))).flat()
    const problems = [...found, ...known()]
    // Also for another cause than before.
    for (const { name, code, hint } of problems)
      if (!before.some(other => other.name === name && other.code === code))
        log.warn(`problem: ${hint}`, { name, code })
    for (const { name } of before)
      if (!problems.some(other => other.name === name)) log.info('solved', { name })
    before = problems
    return problems
  }

  const rounds = createRounds(async () => {
    const problems = await look()
    if (report) await report(problems)
  }, everyMs)
  return {
    /** What is wrong, as of the last look: anybody may ask for it, and nothing is read for that. */
    problems: async () => (found ? [...found, ...known()] : look()),
    /** Looks now, and again and again from here on. */
    start: rounds.nudge,
    close: rounds.end,
  }
}

/**
 * Posts to `url` when a problem appears and when none is left; what the receiver did not take is sent again at the next look.
 * @returns to be called with what is wrong, at each look
 */
function createReport(url: string, file: string, log: Log) {
  let reported: Set<string> | undefined
  let isFailing = false
  let looks = 0

  /** @returns whether the receiver took it */
  async function post(problems: readonly HealthProblem[]): Promise<boolean> {
    try {
      await postAlert(url, problems)
      isFailing = false
    } catch (error) {
      // fetch hides the reason in `cause`.
      const cause = error instanceof Error ? (error.cause ?? error) : error
      if (!isFailing) log.error('alert.failed: check ALERT_URL', describeError(cause))
      isFailing = true
    }
    return !isFailing
  }

  return async (problems: readonly HealthProblem[]): Promise<void> => {
    looks += 1
    reported ??= new Set((await readFile(file, 'utf8').catch(() => '')).match(/\S+/g))
    const names = problems.map(({ name }) => name)
    // What is not seen may only not be known yet.
    const open = new Set(looks > looksUntilSure ? names : [...reported, ...names])
    const before = reported
    const isWorse = names.some(name => !before.has(name))
    const isOver = open.size === 0 && reported.size > 0
    if ((isWorse || isOver) && !(await post(problems))) return
    if (!isWorse && open.size === reported.size) return
    reported = open
    await writeFile(file, [...open].join(' ')).catch(error =>
      log.warn('alert.unsaved', describeError(error)),
    )
  }
}

/** One line of JSON: Slack shows `text`, ntfy the whole line, Healthchecks looks for the word `degraded`. */
async function postAlert(url: string, problems: readonly HealthProblem[]): Promise<void> {
  const status = problems.length > 0 ? 'degraded' : 'ok'
  const lines = problems.map(({ hint, code }) => (code ? `${hint} (${code})` : hint))
  const text = ['4xDU website', status, ...lines].join(': ')
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
