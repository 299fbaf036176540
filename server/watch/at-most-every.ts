/** Runs `ask` at most once in `seconds`, and gives its last answer meanwhile: anybody may ask for the health. */
export function atMostEvery<T>(seconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let askedAt = 0
  return () => {
    const now = performance.now()
    if (!answer || now - askedAt > seconds * 1000) {
      answer = ask()
      askedAt = now
    }
    return answer
  }
}
