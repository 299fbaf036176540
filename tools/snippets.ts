import { mkdirSync, writeFileSync } from 'node:fs'
import { jsonSchemas } from '../renderer/data/data-schemas'

// What VS Code offers and marks while somebody types in a .yaml file (.vscode/settings.json).
mkdirSync('.vscode/schemas', { recursive: true })
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`.vscode/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
console.log('.vscode/schemas ist neu geschrieben.')
