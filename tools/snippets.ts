import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { boxEntries } from '../renderer/catalogue/entries'
import { withNeedTable } from '../renderer/catalogue/need-table'
import { snippetsFile } from '../renderer/catalogue/snippets'

// What editors look things up in, made from contracts and examples: snippets of VS Code and the table of the handbook.
const entries = boxEntries()
const exampleOf = (tag: string) => readFileSync(`components/${tag}/${tag}.example.mdx`, 'utf8').trim()
mkdirSync('.vscode', { recursive: true })
writeFileSync('.vscode/4xdu.code-snippets', snippetsFile(entries, exampleOf))
writeFileSync('content/README.md', withNeedTable(readFileSync('content/README.md', 'utf8'), entries))
console.log('.vscode/4xdu.code-snippets und die Tabelle in content/README.md sind neu geschrieben.')
