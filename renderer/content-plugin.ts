import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { Plugin } from 'vite'
import type { Problem } from '../components/shapes'
import { ownHost, rememberedCheck } from './check/check-content'
import { isHint } from './check/check-page'
import { contentError } from './check/content-error'
import { takePassed } from './check/passed'
import { cutHead, nameOf } from './content-files'
import { finding } from './explain'
import type { FrontMatter } from './front-matter'
import { readQuickly } from './markdown'
import { pagePlugin } from './page-plugin'

/** The plugin draws up a source map for each page, which nobody reads; its types do not know the setting. */
const withoutMap = { SourceMapGenerator: undefined }

/**
 * Compiles content/*.mdx: checks the page, cuts its head off, and exports `default` (the page), `head` and `boxes`.
 * A page with problems fails with the sentences an editor also sees from `npm run check`.
 */
export function contentPlugin(root = process.cwd()): Plugin[] {
  const trees = new Map<string, Root>()
  const compile = mdx({
    remarkPlugins: [[reader, trees], pagePlugin],
    jsxImportSource: 'react',
    development: false,
    ...withoutMap,
  })
  return [
    {
      name: '4xdu:content',
      enforce: 'pre',
      transform: {
        filter: { id: { include: /\.mdx(\?.*)?$/, exclude: /\.example\.mdx/ } },
        async handler(code, id) {
          const file = nameOf(id, root)
          const passed = takePassed(file, code)
          const head = passed?.head ?? checkedHead(file, code, root)
          if (passed?.tree) trees.set(id, passed.tree)
          const transform = compile.transform as (code: string, id: string) => Promise<{ code: string }>
          const compiled = await transform.call(this, cutHead(file, code).body, id)
          return { code: `${compiled.code}\nexport const head = ${JSON.stringify(head)}\n`, map: null }
        },
      },
    },
  ]
}

/**
 * A remark plugin that takes the place of its parser: pages are checked before they are compiled, so no place is asked for.
 * `trees` are those of pages that have been read already, by their id.
 */
function reader(this: Processor, trees: Map<string, Root>): void {
  this.parser = (text, { path }) => {
    const tree = trees.get(path) ?? readQuickly(text)
    trees.delete(path)
    return tree
  }
}

/** @throws Error with the sentences an editor knows */
function checkedHead(file: string, code: string, root: string): FrontMatter {
  const { head, problems } = rememberedCheck(file, code, ownHost(root))
  const errors = problems.filter(problem => !isHint(problem))
  if (errors.length > 0 || !head) throw unreadable(file, errors)
  return head
}

function unreadable(file: string, problems: readonly Problem[]): Error {
  return contentError(problems.map(problem => finding(file, problem)))
}
