/** Both kinds of time: a date for people, and a stopwatch that no clock jump touches. Tests bring their own. */
export type Clock = {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number
  /** Milliseconds that only ever go forward. */
  steady(): number
}

export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() }
