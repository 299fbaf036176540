import { join } from 'node:path'
import { urlOf } from '../../content-files'
import { filesBelow } from '../../files-below'
import type { Known } from '../messages'
import type { LiveCheck } from '../preview-state'
import { dataFiles } from './findings'

/** What the editor can offer of the content while somebody writes: pages with their headings, pictures. */
export function knownThings(check: LiveCheck, root: string): Known {
  return {
    pages: check.content().pages.map(({ file, page }) => ({
      file,
      url: urlOf(file),
      headings: page?.headings.map(({ text, anchor }) => ({ text, anchor })) ?? [],
    })),
    data: Object.keys(dataFiles),
    media: filesBelow(join(root, 'content/media')).map(file => `/${file}`),
  }
}
