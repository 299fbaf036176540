import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { boxEntries } from '../renderer/catalogue/entries'
import { withNeedTable } from '../renderer/catalogue/need-table'
import { snippetsFile } from '../renderer/catalogue/snippets'
import { jsonSchemas } from '../renderer/data/data-schemas'

// What editors look things up in, made from contracts, examples and schemas: snippets of VS Code, the table of the handbook, and
// what VS Code offers and marks while somebody types in a .yaml file (.vscode/settings.json).
const entries = boxEntries()
const exampleOf = (tag: string) => readFileSync(`components/${tag}/${tag}.example.mdx`, 'utf8').trim()
mkdirSync('.vscode/schemas', { recursive: true })
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`.vscode/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
writeFileSync('.vscode/4xdu.code-snippets', snippetsFile(entries, exampleOf))
writeFileSync('content/README.md', withNeedTable(readFileSync('content/README.md', 'utf8'), entries))
console.log('.vscode/4xdu.code-snippets, .vscode/schemas und die Tabelle in content/README.md sind neu geschrieben.')
