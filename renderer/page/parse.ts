import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/**
 * Parses the body of a page, tags and all, as MDX compiles it.
 * @throws VFileMessage with `line`, `column` and `ruleId` where the text is neither Markdown nor a tag
 */
export function parse(body: string): Root {
  return remark.parse(body) as Root
}
