/** A value in straight quotes that YAML stumbles over. */
export type OddQuotes = {
  code: 'OPEN_QUOTE' | 'UNEXPECTED_TOKEN'
  /** Where in the value the sign stands that is one too many. */
  at: number
  /** The value as YAML can read it, so that the rest of the file is read as well. */
  readable: string
  /** Whether that is what was meant, too. */
  isCure: boolean
}

/** What is wrong with a value that starts with a straight quote: `"Sam", der Concierge`, `'Sam's Concierge'`, `"Sam`. */
export function oddQuotes(written: string): OddQuotes | undefined {
  const quote = written[0] ?? ''
  const right = quote === '"' ? /^"(?:[^"\\]|\\.)*"\s*(#.*)?$/ : /^'(?:[^']|'')*'\s*(#.*)?$/
  if (right.test(written)) return undefined
  const value = written.replace(/(?<=\p{L})'(?=\p{L})/gu, quote === "'" ? '’' : "'")
  const at = written.indexOf(quote, 1)
  if (at < 0) return { code: 'OPEN_QUOTE', at: 0, readable: written + quote, isCure: true }
  const [only, more] = readings(value, quote)
  // Where a note or a sign of its own follows, it is a person's turn to say what belongs to the value.
  const isCure = only !== undefined && more === undefined && !/\s#|\\/.test(value)
  const readable = isCure ? only : quote + value.replaceAll(quote, '’').slice(1) + quote
  return { code: 'UNEXPECTED_TOKEN', at, readable, isCure }
}

/** What the quotes of a value may mean: all are those of words, or the outermost are those of the value. */
function readings(value: string, quote: string): string[] {
  const whole = value.length > 1 && value.endsWith(quote) ? value.slice(1, -1) : value.slice(1)
  const meant = whole.includes(quote) ? [value, whole] : [whole]
  return meant.flatMap(inner => {
    const text = inPairs(inner, quote)
    return text === undefined ? [] : [quote + text + quote]
  })
}

/** `"Sam", der Concierge` -> `„Sam“, der Concierge`; nothing where a quote does not stand as one that opens or closes. */
function inPairs(text: string, quote: string): string | undefined {
  let isOpen = false
  let isOdd = false
  const german = text.replaceAll(quote, (_, at: number) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)]
    isOpen = !isOpen
    isOdd ||= isOpen
      ? /[\p{L}\d]$/u.test(before) || /^(\s|$)/.test(after)
      : /(^|\s)$/.test(before) || /^[\p{L}\d]/u.test(after)
    return isOpen ? '„' : '“'
  })
  return isOdd || isOpen ? undefined : german
}
