import mdx from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { cutHead, nameOf } from './content-files'
import { finding } from './explain'
import { readFrontMatter } from './front-matter'
import { PageProblems, pagePlugin } from './page-plugin'

/**
 * Compiles content/*.mdx: cuts the head off, checks it and the body, and exports `default` (the page), `head` and `boxes`.
 * A page with problems fails with the sentences an editor also sees from `npm run check`.
 */
export function contentPlugin(root = process.cwd()): Plugin[] {
  const compile = mdx({ remarkPlugins: [remarkGfm, pagePlugin], jsxImportSource: 'react', development: false })
  return [
    {
      name: '4xdu:content',
      enforce: 'pre',
      async transform(code, id) {
        if (!/\.mdx(\?.*)?$/.test(id) || id.includes('.example.mdx')) return undefined
        const file = nameOf(id, root)
        const page = cutHead(file, code)
        const { head, problems } = readFrontMatter(page.head)
        if (problems.length > 0) throw unreadable(file, problems)
        try {
          const transform = compile.transform as (code: string, id: string) => Promise<{ code: string }>
          const compiled = await transform.call(this, page.body, id)
          return { code: `${compiled.code}\nexport const head = ${JSON.stringify(head)}\n`, map: null }
        } catch (error) {
          if (error instanceof PageProblems) throw unreadable(file, error.problems)
          throw error
        }
      },
    },
  ]
}

function unreadable(file: string, problems: PageProblems['problems']): Error {
  const error = new Error(`\n${problems.map(problem => finding(file, problem)).join('\n')}\n`)
  error.name = 'Inhalt'
  error.stack = error.message
  return error
}
