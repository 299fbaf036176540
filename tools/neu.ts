import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withMenuLine } from './neu/menu-line'
import { newPage } from './neu/new-page'

const MENUS = 'content/navigation.yaml'

// A title needs no quotes: what follows the address is the title.
const [path, ...title] = process.argv.slice(2)
const page = newPage(path, title.join(' '))
if ('refusal' in page) {
  console.error(page.refusal)
  process.exitCode = 1
} else {
  mkdirSync(dirname(page.file), { recursive: true })
  writeFileSync(page.file, page.text, { flag: 'wx' })
  const { text, menu } = withMenuLine(readFileSync(MENUS, 'utf8'), page.path, page.menuLine)
  writeFileSync(MENUS, text)
  console.log(`${page.file} ist angelegt. Was in [eckigen Klammern] steht, ersetzen Sie samt den Klammern.
In der Suche heißt die Seite „${page.title}“, im Menü steht sie unter „${menu}“: Verschieben oder ändern Sie die Zeile in ${MENUS}.
Im Fuß aller Seiten steht sie erst, wenn Sie die Zeile dort auch unter footer eintragen.`)
}
