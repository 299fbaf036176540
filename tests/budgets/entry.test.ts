import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const CHUNKS = 'dist/client/assets/chunks'

// It stands in each page. An island that shares code with it would load it as a file too, and menu, forms and navigation
// would answer everything twice.
it.each(readdirSync(CHUNKS).filter(file => file.endsWith('.js')))('%s does not run the page script again', file => {
  expect(readFileSync(join(CHUNKS, file), 'utf8').match(/["'`][^"'`\s]*entries\/[^"'`\s]*["'`]/g)).toBeNull()
})
