import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lineOf } from '../../renderer/data/report'
import { createLiveCheck } from '../../renderer/editing/check/live-check'
import { scratchFolder } from './scratch-folder'

/**
 * A small content in a folder of its own, to be broken and repaired: frozen, so that no edit of the site breaks a test. Gone after
 * the test, or with `afterAll` after all of the file.
 */
export function copyContent(...atEnd: Parameters<typeof scratchFolder>) {
  const root = scratchFolder(...atEnd)
  // Two scenes stand for all: they are half of what is read.
  const filter = (file: string) => !/scenes\/(?!luigi|sam)\w/.test(file)
  const reset = () => {
    rmSync(root, { recursive: true, force: true })
    cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true, filter })
  }
  reset()
  const check = createLiveCheck(root).content
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    /** Makes it what it was at first. */
    reset,
    /** What the check says of the whole content as it is now; a page is read again only when it has changed. */
    check,
    /** The same, a line each. */
    findings(): string[] {
      const { pages, files } = check()
      return [...files, ...pages].flatMap(({ findings }) => findings.map(lineOf))
    },
    read,
    write,
    /** Writes a page that is right but for what these paragraphs hold. */
    page: (path: string, ...paragraphs: string[]) =>
      write(`content${path}.mdx`, rightPage(path, paragraphs.join('\n\n'))),
    /** Replaces a piece of a file, taken literally. @throws Error when it is not there: nothing would change */
    change(file: string, from: string, to: string) {
      const text = read(file)
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
      write(
        file,
        text.replace(from, () => to),
      )
    },
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
