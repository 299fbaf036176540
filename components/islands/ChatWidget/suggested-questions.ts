const DEFAULTS = [
  'Was kostet ein Chatbot?',
  'Was kann ein WhatsApp-Assistent?',
  'Wie läuft die kostenlose Testphase ab?',
]

/** Up to three questions from a page's `data-questions` (a JSON list of strings), or the general ones without it. */
export function suggestedQuestions(attribute: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(attribute ?? '')
    const questions = Array.isArray(value) ? value.filter(item => typeof item === 'string' && item.trim()) : []
    return questions.length > 0 ? questions.slice(0, 3) : DEFAULTS
  } catch {
    return DEFAULTS
  }
}
