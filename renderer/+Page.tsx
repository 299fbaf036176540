import { components } from '../components/components'
import { Band } from '../components/frame/Band'
import { PackageMark } from '../components/RichText'
import type { Content } from './document/content-modules'

/** The words of a page, shown by the boxes authors may write. */
export function Page({ content: Words }: { content: Content }) {
  return <Words components={{ ...components, Band, code: PackageMark }} />
}
