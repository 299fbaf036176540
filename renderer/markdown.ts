import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { mdxToMdast } from 'satteri'
import { unified } from 'unified'

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Reads the body of a page, tags and all, into a Markdown tree. */
export type ReadMarkdown = (text: string) => Root

/**
 * Every place in its tree is exact, as is what it says of mistakes.
 * @throws VFileMessage with `line`, `column` and `ruleId` where the text is neither Markdown nor a tag
 */
export const readExactly: ReadMarkdown = text => remark.parse(text) as Root

/**
 * The same tree in a thirtieth of the time, made in Rust; only attributes have no place of their own in it, and what it says of
 * mistakes is for programmers. So it reads what is right, and a page with a mistake is read once more, exactly.
 * tests/renderer/markdown.test.ts holds the two against each other.
 * @throws Error where the text is neither Markdown nor a tag
 */
export const readQuickly: ReadMarkdown = text => mdxToMdast(text, { features: { frontmatter: false } }) as Root
