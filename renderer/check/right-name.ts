import { slug } from '../../components/rich-text'
import { CONTENT, urlOf } from '../content-files'

const RIGHT = /^content\/([a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/
/** Endings that programs put behind each other: `trial.mdx.txt`. */
const ENDINGS = /(?:\.(?:mdx?|txt|html?|bak|orig|old))+$/i

/** Whether a page's file may be called this: its name is the address. */
export function isRightName(file: string): boolean {
  return RIGHT.test(file)
}

/** What a page's file should be called: `content/Über uns.mdx.txt` -> `content/ueber-uns.mdx`. */
export function rightName(file: string): string {
  if (isRightName(file)) return file
  const [, ...parts] = file.split('/')
  const name = parts.pop() ?? ''
  const bare = ENDINGS.test(name) ? name.replace(ENDINGS, '') : name.replace(/\.\w+$/, '')
  return [CONTENT, ...parts.map(slug), `${slug(bare)}.mdx`].join('/')
}

/** The address that a page has, or gets once its file has the right name: nothing is suggested that could never be. */
export function addressOf(file: string): string {
  return urlOf(rightName(file))
}
