import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newPage } from './new-page'

const page = newPage(...process.argv.slice(2, 4))
if ('refusal' in page) {
  console.error(page.refusal)
  process.exitCode = 1
} else {
  mkdirSync(dirname(page.file), { recursive: true })
  writeFileSync(page.file, page.text, { flag: 'wx' })
  console.log(`${page.file} ist angelegt. Was in [eckigen Klammern] steht, ersetzen Sie samt den Klammern.

Damit man die Seite findet, gehört diese Zeile in content/navigation.yaml, unter die passende Überschrift:
  ${page.menuLine}`)
}
