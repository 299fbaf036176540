import type { ContentData } from '../../components/contract/shapes'
import type { WholePage } from '../../renderer/page/page'
import { readPage } from '../../renderer/page/read-page'

/** A page of the tests at `/probe` or another address, read as every page is. Throws when it has a mistake. */
export function smallPage(
  body: string,
  data: ContentData,
  { url = '/probe', noindex = false } = {},
): WholePage {
  const head = `title: Titel von ${url}\ndescription: Was auf ${url} steht.\ncanonical: ${url}${noindex ? '\nnoindex: true' : ''}`
  const file = `content${url === '/' ? '/index' : url}.mdx`
  const { page, findings, syntax } = readPage(file, `---\n${head}\n---\n\n${body}`, data)
  if (!page?.head) throw new Error(JSON.stringify(syntax ?? findings))
  return { ...page, head: page.head }
}
