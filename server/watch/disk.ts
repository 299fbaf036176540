import { setTimeout as wait } from 'node:timers/promises'
import { describeError } from '../log'
import { atMostEvery } from './at-most-every'
import type { ProblemSource } from './state'

/** How often the disk is written to, and how long an answer waits for that: seconds. */
const [probeEvery, longestWait] = [20, 2]

/**
 * Looks whether the disk takes what a request would write.
 * @param probe writes. @throws the system's error
 */
export function diskProblems(probe: () => Promise<void>): ProblemSource {
  const look = atMostEvery(probeEvery, () =>
    probe().then(
      () => undefined,
      error => {
        const { code, class: name } = describeError(error)
        return code ?? name
      },
    ),
  )
  return async () => {
    // A disk that hangs must not hang the answer.
    const late = wait(longestWait * 1000, 'ETIMEDOUT', { ref: false })
    const code = await Promise.race([look(), late])
    return code
      ? [
          {
            name: 'disk',
            code,
            hint: 'DATA_DIR takes no file, forms are refused; look at the disk',
          },
        ]
      : []
  }
}
