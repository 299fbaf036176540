import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import type { Plugin } from 'vite'
import type { Problem } from '../components/shapes'
import { type Arranged, arrange } from './arrange'
import { ownHost, rememberedCheck } from './check/check-content'
import { isHint } from './check/check-page'
import { contentError } from './check/content-error'
import { takePassed } from './check/passed'
import { cutHead, nameOf } from './content-files'
import { finding } from './explain'
import type { FrontMatter } from './front-matter'
import { readBoxes } from './grammar'
import { readQuickly } from './markdown'

/** The plugin draws up a source map for each page, which nobody reads; its types do not know the setting. */
const withoutMap = { SourceMapGenerator: undefined }

type ToHast = NonNullable<NonNullable<Parameters<typeof mdx>[0]>['remarkRehypeOptions']>
type Handlers = NonNullable<ToHast['handlers']>

/** Boxes stay as they are: MDX would copy all that hangs on each, and nobody else asks for our tree. */
const asItIs: NonNullable<Handlers['blockquote']> = (state, node) => ({ ...node, children: state.all(node) })
const handlers: Handlers = { mdxJsxFlowElement: asItIs, mdxJsxTextElement: asItIs }

/**
 * Compiles content/*.mdx: checks the page, cuts its head off, and exports `default` (the page), `head`, `boxes` and `outline`.
 * A page with problems fails with the sentences an editor also sees from `npm run check`.
 */
export function contentPlugin(root = process.cwd()): Plugin[] {
  const trees = new Map<string, Root>()
  const compile = mdx({
    remarkPlugins: [[reader, trees]],
    remarkRehypeOptions: { handlers },
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
          const { tree, exports } = passed?.arranged ?? arrangeAnew(cutHead(file, code).body)
          // MDX knows the file without its query.
          trees.set(id.replace(/\?.*$/, ''), tree)
          const transform = compile.transform as (code: string, id: string) => Promise<{ code: string }>
          const compiled = await transform.call(this, '', id)
          return { code: `${compiled.code}\n${exports}export const head = ${JSON.stringify(head)}\n`, map: null }
        },
      },
    },
  ]
}

/** A remark plugin that takes the place of its parser: `trees` are those of pages that have been read already, by their file. */
function reader(this: Processor, trees: Map<string, Root>): void {
  this.parser = (_, { path }) => {
    const tree = trees.get(path)
    trees.delete(path)
    if (!tree) throw new Error(`${path} has not been read`)
    return tree
  }
}

/** Pages are checked before they are compiled, so there is nothing to report, and no place is asked for. */
function arrangeAnew(body: string): Arranged {
  const tree = readQuickly(body)
  return arrange(tree, readBoxes(tree, []))
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
