import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeError, type Log } from '../log'

/** Something that an operator has to know. `code` is of the system or a protocol, `hint` says what to do. */
export type HealthProblem = {
  name:
    | 'mail.failing'
    | 'mail.dead'
    | 'mail.waiting'
    | 'mail.outbox'
    | 'forms.flood'
    | 'disk'
    | 'redis'
    | 'provider'
    | 'chat.budget'
  code?: string | undefined
  hint: string
}

type WatchDeps = {
  /** Where problems come from. None may hang. */
  sources: readonly (() => HealthProblem[] | Promise<HealthProblem[]>)[]
  /** Whether no problem can be unknown yet, as that of a mail server is which nobody has asked since the start. */
  isSure: () => boolean
  alertUrl: string | undefined
  /** Holds the names that were reported: a restart may be the cure, and must not report the same again. */
  dataDir: string
  log: Log
  everyMs?: number
}

/** Looks every few seconds at everything that may be wrong, and says each change once: in the log and to ALERT_URL. */
export function createWatch({
  sources,
  isSure,
  alertUrl,
  dataDir,
  log,
  everyMs = 5_000,
}: WatchDeps) {
  const alert = createAlert(alertUrl, join(dataDir, 'alert-reported.txt'), log)
  let known: HealthProblem[] | undefined
  let isAlerting = false
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<HealthProblem[]> {
    const before = known ?? []
    const problems = (await Promise.all(sources.map(source => source()))).flat()
    known = problems
    const isNew = (list: readonly HealthProblem[], name: string) =>
      !list.some(other => other.name === name)
    for (const { name, code, hint } of problems)
      if (isNew(before, name)) log.warn(`problem: ${hint}`, { name, ...(code && { code }) })
    for (const { name } of before) if (isNew(problems, name)) log.info('solved', { name })
    return problems
  }

  async function tell(problems: readonly HealthProblem[]): Promise<void> {
    isAlerting = true
    await alert(problems, isSure())
    isAlerting = false
  }

  async function round(): Promise<void> {
    try {
      const problems = await look()
      // Not waited for: a receiver that hangs must not hold up the next look.
      if (!isAlerting) void tell(problems)
    } catch (error) {
      log.error('watch.failed', describeError(error))
    }
    timer = setTimeout(round, everyMs).unref()
  }

  return {
    /** What is wrong, as of the last look: anybody may ask for it, and nothing is read for that. */
    problems: async () => known ?? look(),
    /** Looks now, and again and again from here on. */
    start: round,
    close: () => clearTimeout(timer),
  }
}

/**
 * Posts one line of JSON to `url` when a problem appears and one when none is left; what the receiver did not take is sent
 * again at the next look. Slack shows `text`, ntfy the whole line, Healthchecks looks for the word `degraded`.
 * @returns to be called with what is wrong, again and again; `isSure` where nothing else may be wrong
 */
function createAlert(url: string | undefined, file: string, log: Log) {
  let reported: Set<string> | undefined
  let isFailing = false

  /** @returns whether the receiver took it */
  async function post(to: string, problems: readonly HealthProblem[]): Promise<boolean> {
    try {
      await postAlert(to, problems)
      isFailing = false
    } catch (error) {
      // fetch hides the reason in `cause`.
      const cause = error instanceof Error ? (error.cause ?? error) : error
      if (!isFailing) log.error('alert.failed: check ALERT_URL', describeError(cause))
      isFailing = true
    }
    return !isFailing
  }

  return async (problems: readonly HealthProblem[], isSure: boolean): Promise<void> => {
    if (!url) return
    reported ??= new Set((await readFile(file, 'utf8').catch(() => '')).match(/\S+/g))
    const before = reported
    const names = problems.map(({ name }) => name)
    const now = new Set(isSure ? names : [...before, ...names])
    const isWorse = names.some(name => !before.has(name))
    if (!isWorse && now.size === before.size) return
    if ((isWorse || now.size === 0) && !(await post(url, problems))) return
    reported = now
    await writeFile(file, [...now].join(' ')).catch(error =>
      log.warn('alert.unsaved', describeError(error)),
    )
  }
}

async function postAlert(url: string, problems: readonly HealthProblem[]): Promise<void> {
  const status = problems.length > 0 ? 'degraded' : 'ok'
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
