import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lineOf } from '../../renderer/data/report'
import { checkContent } from '../../renderer/editing/check/check-content'
import { scratchFolder } from './scratch-folder'

/** A small content in a folder of its own, to be broken and repaired: frozen, so that no edit of the site breaks a test. */
export type ContentCopy = {
  root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Replaces a piece of a file that must be there. */
  change(file: string, from: string, to: string): void
}

/** Gone after the test, or with `afterAll` after all of the file. */
export function copyContent(...atEnd: Parameters<typeof scratchFolder>): ContentCopy {
  const root = scratchFolder(...atEnd)
  // Two scenes stand for all: they are half of what is read.
  const filter = (file: string) => !/scenes\/(?!luigi|sam)\w/.test(file)
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true, filter })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    read,
    write,
    change: (file, from, to) => write(file, replaceOnce(file, read(file), from, to)),
  }
}

/** A page that is right, for the address of its file. */
export function rightPage(
  canonical: string,
  body: string,
  title = `Probe ${canonical}, lang genug für alle | 4xDU`,
): string {
  const description = `Die Probeseite ${canonical} hat eine Beschreibung, die so lang ist, wie Suchmaschinen sie gern haben, und keinen Zeichen mehr.`
  return `---\ntitle: ${title}\ndescription: ${description}\ncanonical: ${canonical}\n---\n\n# Probe\n\n${body}\n`
}

/** All that the check says of a whole content, a line each. */
export function contentFindings(root: string): string[] {
  const { pages, files } = checkContent(root)
  return [...files, ...pages].flatMap(({ findings }) => findings.map(lineOf))
}

/**
 * The text of a file with a piece of it replaced, taken literally.
 * @throws Error when the piece is not there: nothing would change
 */
function replaceOnce(file: string, text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return text.replace(from, () => to)
}
