import { Band } from '../components/frame/Band'
import { vocabulary } from '../components/vocabulary'
import type { ContentPage } from './pages'

const components = { ...vocabulary, Band }

/** The words of a page, shown by the boxes authors may write. */
export function Page({ content: Content }: { content: ContentPage['default'] }) {
  return <Content components={components} />
}
