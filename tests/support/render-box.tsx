import type { Root } from 'mdast'
import { type HTMLElement, parse } from 'node-html-parser'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Problem } from '../../components/shapes'
import { type SiteData, SiteProvider } from '../../components/site-context'
import { vocabulary } from '../../components/vocabulary'
import { explain } from '../../renderer/explain'
import { readBoxes } from '../../renderer/grammar'
import { loadData } from '../../renderer/site-data'

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)
const components = vocabulary as unknown as Record<string, ComponentType<Record<string, unknown>>>

export const siteData: SiteData = { site: loadData('site'), prices: loadData('prices'), apiOrigin: '', emailjs: null }

/** The boxes of a text in the author's grammar by their tags, and the editor's sentences on what is wrong. */
export function readText(text: string) {
  const problems: Problem[] = []
  const boxes = [...readBoxes(markdown.parse(text) as Root, problems).values()]
  return { boxes, problems, sentences: problems.map(problem => `${problem.line}: ${explain(problem)}`) }
}

/** The HTML of all boxes of a text, as the build makes it. `data` replaces parts of the site's own. */
export function render(text: string, data: Partial<SiteData> = {}): HTMLElement {
  const { boxes, sentences } = readText(text)
  if (sentences.length > 0) throw new Error(sentences.join('\n'))
  const elements = boxes.map(({ tag, props }) => createElement(components[tag] ?? missing(tag), { key: tag, ...props }))
  return parse(renderToString(<SiteProvider value={{ ...siteData, ...data }}>{elements}</SiteProvider>))
}

function missing(tag: string): never {
  throw new Error(`${tag} has no component in vocabulary.ts`)
}
