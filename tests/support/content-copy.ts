import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { replaced } from './replaced'

/** A copy of the real content in a folder of its own, to be broken and repaired. */
export type ContentCopy = {
  root: string
  read(file: string): string
  write(file: string, text: string): void
  /** Replaces a piece of a file that must be there. */
  change(file: string, from: string, to: string): void
  remove(): void
}

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', join(root, 'content'), { recursive: true, filter: path => !/\/zz-[^/]*$/.test(path) })
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return {
    root,
    read,
    write,
    change: (file, from, to) => write(file, replaced(file, read(file), from, to)),
    remove: () => rmSync(root, { recursive: true, force: true }),
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
