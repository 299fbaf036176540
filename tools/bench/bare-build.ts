import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import { createElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { cutHead } from '../../renderer/content-files'

/**
 * The least that a build can do: each page of content/ through MDX and React into a file, without our boxes, checks,
 * styles or search. Its argument is the folder to write to. `build.ts` compares with it.
 */
const box = ({ children }: { children?: ReactNode }) => createElement('div', null, children)
const folder = process.argv[2] ?? ''

for (const file of readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.mdx'),
)) {
  const { body: content } = cutHead(readFileSync(join('content', file), 'utf8'))
  const tags = [...content.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => [tag, box] as const)
  const { default: Page } = await evaluate(content, { ...runtime, remarkPlugins: [remarkGfm] })
  const target = join(folder, file.replace(/\.mdx$/, '.html'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(
    target,
    renderToStaticMarkup(createElement(Page, { components: Object.fromEntries(tags) })),
  )
}
