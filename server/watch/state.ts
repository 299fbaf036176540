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

/** Where problems come from. */
export type ProblemSource = () => HealthProblem[] | Promise<HealthProblem[]>

type StateDeps = {
  sources: readonly ProblemSource[]
  /** Whether no problem can be unknown yet, as that of a mail server is which nobody has asked since the start. */
  isSure: () => boolean
  /** Told what is wrong, at each look. */
  onLook: (problems: readonly HealthProblem[], isSure: boolean) => Promise<void>
  log: Log
  everyMs?: number
}

export type WatchState = ReturnType<typeof createState>

/** Looks at everything that may be wrong, when asked and every few seconds, and says each change once. */
export function createState({ sources, isSure, onLook, log, everyMs = 5_000 }: StateDeps) {
  let known = new Map<string, HealthProblem>()
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<HealthProblem[]> {
    const problems = (await Promise.all(sources.map(source => source()))).flat()
    const now = new Map(problems.map(problem => [problem.name, problem]))
    const before = known
    known = now
    for (const { name, code, hint } of now.values())
      if (!before.has(name)) log.warn(`problem: ${hint}`, { name, ...(code && { code }) })
    for (const name of before.keys())
      if (!now.has(name as HealthProblem['name'])) log.info('solved', { name })
    return problems
  }

  async function watch(): Promise<void> {
    try {
      await onLook(await look(), isSure())
    } catch (error) {
      log.error('state.failed', describeError(error))
    }
    timer = setTimeout(watch, everyMs).unref()
  }

  return {
    /** What is wrong now; empty while all is well. */
    problems: look,
    /** Looks again and again from here on. */
    watch: () => void watch(),
    close: () => clearTimeout(timer),
  }
}
