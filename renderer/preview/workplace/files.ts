import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { asWritten, plainText } from '../../content-files'
import type { Saved } from '../messages'
import { writablePath } from './guard'

/** The text of a file of content/ with \n only; empty when there is none yet. */
export function readPlain(root: string, file: string): string {
  const path = writablePath(root, file)
  return existsSync(path) ? plainText(readFileSync(path, 'utf8')) : ''
}

/** Writes a text with the line ends that its file has, and a new file with \n. */
export function writePlain(root: string, file: string, text: string): void {
  const path = writablePath(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, existsSync(path) ? asWritten(text, readFileSync(path, 'utf8')) : text)
}

/** Saves a text that was read as `base`. What somebody else has written meanwhile is handed back and stays. */
export function save(root: string, { file, text, base }: { file: string; text: string; base: string }): Saved {
  const disk = readPlain(root, file)
  if (disk !== base && disk !== text) return { conflict: disk }
  writePlain(root, file, text)
  return {}
}
