import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newPage } from './neu/new-page'

/**
 * `npm run neu` with these words: what follows the address is the title, with quotes or without.
 * @param root the folder that holds `content`
 * @returns why there is no new page; undefined when there is one
 */
export function neu([path, ...title]: readonly string[], root = process.cwd()): string | undefined {
  const page = newPage(path, title.join(' '), root)
  if ('refusal' in page) return page.refusal
  const file = join(root, page.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page.text, { flag: 'wx' })
  console.log(`${page.file} ist angelegt. Was in [eckigen Klammern] steht, ersetzen Sie samt den Klammern.
In der Suche heißt die Seite „${page.title}“.
In ein Menü kommt sie mit dieser Zeile in content/navigation.yaml, eingerückt wie ihre Nachbarn:
${page.menuLine}`)
  return undefined
}
