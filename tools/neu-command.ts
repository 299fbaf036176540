import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { menusFor, withMenuLine } from './neu/menu-line'
import { newPage } from './neu/new-page'

const MENUS = 'content/navigation.yaml'
const NONE = 'keines'

/** Asks at a terminal in which menu a page shall stand; elsewhere it is the first. Undefined for Ctrl+C. */
async function askMenu(menus: readonly string[]): Promise<string | undefined> {
  const [first = ''] = menus
  if (!process.stdin.isTTY) return first
  const lines = [...menus, NONE].map((menu, at) => `  ${at + 1} ${menu}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal
    .question(
      `In welches Menü gehört die Seite? Die Eingabetaste allein nimmt 1.\n${lines.join('\n')}\n> `,
    )
    .catch(() => undefined)
  terminal.close()
  if (typed === undefined) return undefined
  return typed.trim() === '' ? first : ([...menus, NONE][Number(typed) - 1] ?? typed.trim())
}

/**
 * `npm run neu` with these words.
 * @param root the folder that holds `content`
 * @returns why there is no new page; undefined when there is one
 */
export async function neu(
  typed: readonly string[],
  root = process.cwd(),
): Promise<string | undefined> {
  // A title needs no quotes: what follows the address is the title, whatever it begins with.
  const { values, positionals } = parseArgs({
    args: [...typed],
    options: { menue: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const [path, ...title] = positionals
  const page = newPage(path, title.join(' '), root)
  if ('refusal' in page) return page.refusal
  const menus = readFileSync(join(root, MENUS), 'utf8')
  const labels = menusFor(menus, page.path)
  const menu = values.menue ?? (await askMenu(labels))
  if (typeof menu !== 'string') return '\nAbgebrochen, es ist keine Seite angelegt.'
  if (menu !== NONE && !labels.includes(menu))
    return `Ein Menü „${menu}“ gibt es nicht. Möglich sind: ${[...labels, NONE].join(', ')}. So geht es: npm run neu -- ${page.path} "${page.title}" --menue="${labels[0]}"`
  const file = join(root, page.file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page.text, { flag: 'wx' })
  if (menu !== NONE) writeFileSync(join(root, MENUS), withMenuLine(menus, menu, page.menuLine))
  const where =
    menu === NONE
      ? `Im Menü steht sie nicht: Verlinken Sie sie auf einer anderen Seite, oder tragen Sie sie in ${MENUS} ein.`
      : `Im Menü steht sie unter „${menu}“: Verschieben oder ändern Sie die Zeile in ${MENUS}.`
  console.log(`${page.file} ist angelegt. Was in [eckigen Klammern] steht, ersetzen Sie samt den Klammern.
In der Suche heißt die Seite „${page.title}“. ${where}
Im Fuß aller Seiten steht sie erst, wenn Sie die Zeile dort auch unter footer eintragen.`)
  return undefined
}
