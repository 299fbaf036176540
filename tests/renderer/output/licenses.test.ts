import { expect, it } from 'vitest'
import { deliveredFile } from '../../support/delivered'

it.each(['react', 'react-dom', '@emailjs/browser'])(
  'the notice of %s lies beside the scripts that visitors get',
  name => {
    const [, notice = ''] = deliveredFile('assets/licenses.md').split(`## ${name} - `)
    expect(notice.split('\n## ')[0]).toMatch(/copyright/i)
  },
)
