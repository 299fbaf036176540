const GENERAL = [
  'Was kostet ein Chatbot?',
  'Was kann ein WhatsApp-Assistent?',
  'Wie läuft die kostenlose Testphase ab?',
]

/** Up to three questions for the start, from a page's `data-questions` (a JSON list of strings), or general ones without it. */
export function suggestedQuestions(attribute: string | undefined): readonly string[] {
  const questions = readQuestions(attribute)
  return questions.length > 0 ? questions.slice(0, 3) : GENERAL
}

/** Up to two questions of the page that have not been asked yet; none where the page names none. */
export function nextQuestions(attribute: string | undefined, asked: readonly string[]): readonly string[] {
  return readQuestions(attribute)
    .filter(question => !asked.includes(question))
    .slice(0, 2)
}

function readQuestions(attribute: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(attribute ?? '')
    return Array.isArray(value) ? value.filter(item => typeof item === 'string' && item.trim()) : []
  } catch {
    return []
  }
}
