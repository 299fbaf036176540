/**
 * The same function, which answers what it was asked before from memory. At `most` answers it forgets them all: visitors
 * write what they like, and the memory must not grow with it.
 */
export function remembered<Answer, Question = string>(
  answer: (question: Question) => Answer,
  most: number,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>()
  return question => {
    const before = known.get(question)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const fresh = answer(question)
    known.set(question, fresh)
    return fresh
  }
}
