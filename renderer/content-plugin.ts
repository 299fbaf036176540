import mdx from '@mdx-js/rollup'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import type { Problem } from '../components/shapes'
import { ownHost, rememberedCheck } from './check/check-content'
import { isHint } from './check/check-page'
import { contentError } from './check/content-error'
import { cutHead, nameOf } from './content-files'
import { finding } from './explain'
import { pagePlugin } from './page-plugin'

/**
 * Compiles content/*.mdx: checks the page, cuts its head off, and exports `default` (the page), `head` and `boxes`.
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
        const page = rememberedCheck(file, code, ownHost(root))
        const errors = page.problems.filter(problem => !isHint(problem))
        if (errors.length > 0 || !page.head) throw unreadable(file, errors)
        const transform = compile.transform as (code: string, id: string) => Promise<{ code: string }>
        const compiled = await transform.call(this, cutHead(file, code).body, id)
        return { code: `${compiled.code}\nexport const head = ${JSON.stringify(page.head)}\n`, map: null }
      },
    },
  ]
}

function unreadable(file: string, problems: readonly Problem[]): Error {
  return contentError(problems.map(problem => finding(file, problem)))
}
