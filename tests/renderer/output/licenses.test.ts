import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(['react', 'react-dom', '@emailjs/browser'])(
  'the notice of %s lies beside the scripts that visitors get',
  name => {
    const notices = readFileSync('dist/client/assets/licenses.md', 'utf8')
    const [, notice = ''] = notices.split(`## ${name} - `)
    expect(notice.split('\n## ')[0]).toMatch(/copyright/i)
  },
)
