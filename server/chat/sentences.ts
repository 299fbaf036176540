/** Sentences of the specification, word for word (sections 4 and 8), and the few that Emilia needs besides. */
export const FAILED =
  'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.'
export const SCAN_QR = 'Bitte scannen Sie diesen QR-Code:'
export const UNKNOWN_FUNCTION = 'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.'
export const NO_CONTENT = 'Keine lesbare Antwort erhalten.'

export const BUSY =
  'Gerade schreiben sehr viele Menschen gleichzeitig. Bitte versuchen Sie es in ein paar Sekunden erneut.'
export const TOO_MANY = 'Das waren viele Nachrichten in kurzer Zeit. Bitte warten Sie einen Moment.'
export const BUDGET_SPENT = 'Für heute habe ich viel geredet und antworte jetzt direkt aus unseren Seiten.'
