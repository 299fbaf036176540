/** The system's date, and a clock that never jumps. Tests bring their own. */
export type Clock = {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number
  /** Milliseconds that only ever go forward. */
  steady(): number
}

export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() }

const minute = 60_000
const hour = 60 * minute

/** All times in milliseconds; tests shorten them. */
export const timings = {
  /** How often the outbox is looked through: people put mails there too. */
  pollMs: 5_000,
  /** The wait after a failed try doubles from the first of these to the second … */
  firstRetryMs: minute,
  longestRetryMs: hour,
  /** … for so long, then a mail goes to dead/. */
  giveUpMs: 5 * 24 * hour,
  /** How often the requests past the site's hourly number are mailed together. */
  digestMs: 15 * minute,
  /** How long the mail server may be away before somebody should look … */
  awayMs: 10 * minute,
  /** … and how long a request may wait for its mail. */
  waitingMs: hour,
  /** How long a flood is told after its last digest: between two digests it is not over. */
  floodMs: hour,
  /** Longest silence of the mail server. */
  silenceMs: minute,
  /** Longest flush at the end; the service as a whole has ten seconds. */
  flushMs: 6_000,
  /** How often the folders are read for /healthz. */
  lookMs: 1_000,
  /** How often old mails are deleted. */
  retentionMs: 6 * hour,
}

export type Timings = typeof timings
