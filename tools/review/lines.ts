/** Writes a text line by line. A line that names those behind it begins with as many # as its level, as in Markdown. */
export type Writer = {
  /** Adds to the line that is being written. */
  words(text: string): void
  /** Ends it. */
  end(): void
  /** A whole line. */
  line(text: string): void
  /** A line that names what follows, until the next of its level or above. */
  place(level: number, name: string): void
  /** What is named in `run` is named only there. */
  scope(run: () => void): void
  /** All lines, each with `LINE_END` behind it. */
  text(): string
  /** The same as one line to be part of another. */
  flat(): string
}

/** Marks the end of each line, as a word of its own. Without it, git would match words across lines. */
export const LINE_END = '¶'

/** A text without soft hyphens, with single blanks, and with no blank before a punctuation mark. */
const plain = (line: string) =>
  line
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[:,.;!?)](?: |$))/g, '')
    .trim()

export function linesWriter(): Writer {
  const lines: string[] = []
  let current = ''
  const end = () => {
    const words = plain(current)
    if (words) lines.push(words)
    current = ''
  }
  const line = (text: string) => {
    end()
    current = text
    end()
  }
  return {
    words: text => {
      current += text
    },
    end,
    line,
    place: (level, name) => line(`${'#'.repeat(level)} ${name}`),
    scope(run) {
      end()
      const from = lines.length
      run()
      end()
      const levels = lines.slice(from).flatMap(written => /^#{3,}(?= )/.exec(written)?.[0] ?? [])
      // A level without a name ends the names of this level and of those below it.
      const [highest] = levels.sort((one, other) => one.length - other.length)
      if (highest) lines.push(highest)
    },
    text() {
      end()
      return lines.map(written => `${written} ${LINE_END}\n`).join('')
    },
    flat() {
      end()
      return lines.join(' ')
    },
  }
}
