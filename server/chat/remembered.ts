/**
 * The same function, which answers what it was asked before from memory. At `most` answers it forgets them all: visitors
 * write what they like, and the memory must not grow with it.
 */
export function remembered<Answer>(answer: (question: string) => Answer, most: number): (question: string) => Answer {
  const known = new Map<string, Answer>()
  return question => {
    const before = known.get(question)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const fresh = answer(question)
    known.set(question, fresh)
    return fresh
  }
}
