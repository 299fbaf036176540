import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asWritten, withUnixLines } from '../../content-files'
import type { Saved } from '../messages'

/** Text and pictures in folders with plain names: no scripts, no dot files, no `..`. */
const WRITABLE =
  /^content\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:mdx|yaml|md|txt|gif|png|jpe?g|webp|avif|svg|mp4|webm)$/

/**
 * The absolute path of a file that the workplace may write.
 * @throws for anything else than words and pictures below content/, and for symbolic links
 */
export function writablePath(root: string, file: string): string {
  if (!WRITABLE.test(file))
    throw new Error(`${file} gehört nicht zu dem, was hier geschrieben wird.`)
  let path = root
  for (const part of file.split('/')) {
    path = join(path, part)
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Error(
        `${file} ist ein Verweis auf einen anderen Ort, der hier nicht geschrieben wird.`,
      )
  }
  return path
}

/** The text of a file of content/ with \n only; `undefined` when there is none. */
export function textOf(root: string, file: string): string | undefined {
  const path = writablePath(root, file)
  return existsSync(path) ? withUnixLines(readFileSync(path, 'utf8')) : undefined
}

/** The same, empty when there is none yet. */
export function readPlain(root: string, file: string): string {
  return textOf(root, file) ?? ''
}

/** Writes a text with the line ends that its file has, and a new file with \n. */
export function writePlain(root: string, file: string, text: string): void {
  const path = writablePath(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, existsSync(path) ? asWritten(text, readFileSync(path, 'utf8')) : text)
}

/**
 * Saves a text that was read as `base`, empty for a new file. What somebody else has written meanwhile is handed back and
 * stays; a file that somebody else has deleted does not come back unasked.
 */
export function save(
  root: string,
  { file, text, base }: { file: string; text: string; base: string },
): Saved {
  const disk = textOf(root, file)
  if (disk === undefined && base !== '') return { isGone: true }
  if (disk !== undefined && disk !== base && disk !== text) return { conflict: disk }
  writePlain(root, file, text)
  return {}
}
