import { evaluate } from '@mdx-js/mdx'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import * as jsx from 'react/jsx-runtime'
import type { BoxComponent } from '../components/box-components'
import { components } from '../components/components'
import { type Content, Page } from './+Page'
import { cutHead } from './content-files'
import { pagePlugins } from './content-plugin'
import { renderPage } from './document/render-page'
import { readPage } from './page/read-page'
import { type SiteFacts, siteFacts } from './site-facts'

/**
 * A page as it is being written, from memory, as an HTML document. Its blocks and boxes carry `data-line`, the line of the
 * file that they stand in.
 * @param written facts of a .yaml file that is being written too
 * @throws when the text cannot be shown
 */
export async function renderDraft(
  file: string,
  text: string,
  written?: Partial<SiteFacts>,
): Promise<string> {
  const facts = { ...siteFacts(), ...written }
  const { page } = readPage(file, text, facts)
  if (!page?.head) throw new Error(`${file} cannot be read`)
  const remarkPlugins = pagePlugins(process.cwd(), { hasLines: true })
  const { default: Words } = await evaluate(
    { path: file, value: cutHead(text).body },
    { ...jsx, remarkPlugins },
  )
  return renderPage(
    { ...page, head: page.head },
    <Page content={Words as Content} boxes={boxesWithLines} />,
    facts,
  )
}

const boxesWithLines = Object.fromEntries(
  Object.entries(components).map(([tag, Box]) => [tag, withLine(Box)]),
)

/** The same box with the line of its tag on its outermost element. */
function withLine(Box: BoxComponent): BoxComponent {
  return function BoxWithLine({ 'data-line': line, ...props }) {
    return marked(<Box {...props} />, line)
  }
}

function marked(node: ReactNode, line: unknown): ReactNode {
  if (!isValidElement<object>(node)) return node
  // Only an element of HTML can carry the attribute: calls the component itself, as React would, and marks what it returns.
  if (typeof node.type === 'function')
    return marked((node.type as (props: object) => ReactNode)(node.props), line)
  return cloneElement(node, { 'data-line': line } as object)
}
