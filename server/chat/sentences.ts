/** Sentences of the specification, word for word (sections 4 and 8). */
export const failed =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
export const scanQr = 'Bitte scannen Sie diesen QR-Code:'
export const unknownFunction = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
export const noContent = 'Keine lesbare Antwort erhalten.'

/** The few that Emilia needs besides. */
export const busy = 'Ich führe gerade sehr viele Gespräche. Bitte versuchen Sie es in einer Minute erneut.'
export const tooMany = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.'
export const budgetSpent =
  'Für heute ist mein Kontingent an freien Antworten aufgebraucht, ich antworte nur aus unseren Seiten.'
