const minute = 60_000
const hour = 60 * minute

/** All waits of the mail room in milliseconds; tests shorten them. */
export const timings = {
  /** How often the outbox is looked through: other servers and people put mails there too. */
  pollMs: 5_000,
  /** The wait after a failed try doubles from the first of these to the second … */
  firstRetryMs: minute,
  longestRetryMs: hour,
  /** … for so long, then a mail goes to dead/. */
  giveUpMs: 5 * 24 * hour,
  /** Mail failing for so long is worth a line in the log. */
  alarmMs: 15 * minute,
  /** Longest silence of the mail server. */
  silenceMs: minute,
  /** Without a sign of life for so long another server takes over. */
  leaseStaleMs: 20_000,
  /** Longest flush at the end; the service as a whole has ten seconds. */
  flushMs: 6_000,
  /** How often old mails are deleted. */
  retentionMs: 6 * hour,
}

export type Timings = typeof timings
