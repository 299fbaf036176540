/** One deadline around everything a visitor waits for, and his leaving. */
export type Deadline = {
  signal: AbortSignal
  /** Whether the time is over, as opposed to the visitor having left. */
  isOver(): boolean
  /** Milliseconds that are left. */
  left(): number
  /** Call at the end: keeps neither timer nor listener. */
  clear(): void
}

/** @param visitor aborts when the visitor goes away */
export function createDeadline(ms: number, visitor: AbortSignal): Deadline {
  // One controller for both: AbortSignal.any and .timeout cost 1 kB more each, and the timer could not be cleared.
  const end = new AbortController()
  const at = performance.now() + ms
  let isOver = false
  const leave = () => end.abort(visitor.reason)
  if (visitor.aborted) leave()
  visitor.addEventListener('abort', leave)
  const timer = setTimeout(() => {
    isOver = !end.signal.aborted
    end.abort(new DOMException('deadline', 'TimeoutError'))
  }, ms)
  return {
    signal: end.signal,
    isOver: () => isOver,
    left: () => at - performance.now(),
    clear: () => {
      clearTimeout(timer)
      visitor.removeEventListener('abort', leave)
    },
  }
}
