import { getVikeConfig } from 'vike/plugin'

type PrintedPages = {
  /** The Content-Security-Policy of each page by its address, as a header; `*` for all other addresses. */
  policies: Record<string, string>
  /** The frame for answers to a form post without JavaScript: the server puts its words in place of two marks. */
  answerPage: string
}

/** What onRenderHtml gave with the pages that Vike has just prerendered. */
export function printed(): PrintedPages {
  const policies: Record<string, string> = {}
  let answerPage = ''
  for (const { pageContext } of getVikeConfig().prerenderContext.output ?? []) {
    const { urlOriginal, policy, answerPage: frame } = pageContext as GivenContext
    if (!policy) throw new Error(`${urlOriginal} has no Content-Security-Policy`)
    // Browsers obey frame-ancestors in a header, and ignore it in the <meta> of the page.
    policies[frame ? '*' : urlOriginal] = `${policy}; frame-ancestors 'none'`
    answerPage ||= frame ?? ''
  }
  return { policies, answerPage }
}

type GivenContext = { urlOriginal: string; policy?: string; answerPage?: string }
