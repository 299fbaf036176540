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
  const time = new AbortController()
  const end = performance.now() + ms
  // Not AbortSignal.timeout: that one could not be cleared, and 45 s of requests would pile up.
  const timer = setTimeout(() => time.abort(new DOMException('deadline', 'TimeoutError')), ms)
  return {
    signal: AbortSignal.any([time.signal, visitor]),
    isOver: () => time.signal.aborted,
    left: () => end - performance.now(),
    clear: () => clearTimeout(timer),
  }
}
