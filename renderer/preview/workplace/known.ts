import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '../../../components/registry'
import { urlOf } from '../../content-files'
import { filesBelow } from '../../files-below'
import type { Known } from '../messages'
import type { LiveCheck } from '../preview-state'
import { dataFiles } from './findings'

/** What the editor can offer while somebody writes: boxes from their contracts, pages with headings, pictures. */
export function knownThings(check: LiveCheck, root: string): Known {
  const media = join(root, 'content/media')
  return {
    pages: check.content().pages.map(({ file, page }) => ({
      file,
      url: urlOf(file),
      title: page?.head?.title ?? file,
      headings: page?.headings.map(({ text, anchor }) => ({ text, anchor })) ?? [],
    })),
    data: Object.keys(dataFiles),
    media: existsSync(media) ? filesBelow(media).map(file => `/${file}`) : [],
    boxes: Object.entries(contracts).map(([tag, { purpose, avoid, inside, attributes }]) => {
      const example = join(root, `components/${tag}/${tag}.example.mdx`)
      const words = existsSync(example) ? readFileSync(example, 'utf8').trim() : `<${tag}>\n\n</${tag}>`
      return { tag, purpose, avoid, inside, attributes, example: words }
    }),
  }
}
