/** The one Trusted Types policy of the site (`trusted-types page`), for HTML that this site itself delivered. */

type Policy = { createHTML(html: string): string }
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy }

const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('page', {
  createHTML: html => html,
})

export type Page = {
  /** Nothing in it runs or loads. */
  document: Document
  /** What its `<style>` says. */
  sheet: CSSStyleSheet
}

let latest: { html: string; page: Page } | undefined

/** Reads a page that may soon be asked for: `parsePage` has it at once then. */
export function readAhead(html: string): void {
  latest = { html, page: read(html) }
}

/** A fetched page as a document of its own, which the caller may take apart. */
export function parsePage(html: string): Page {
  const page = latest?.html === html ? latest.page : read(html)
  latest = undefined
  return page
}

/**
 * The styles stay outside: the policy of the present document, which knows only the hash of its own ones, holds in the
 * other one too. Fonts that are declared again would be loaded again; those for single signs only pages have that show one.
 */
function read(html: string): Page {
  const sheet = new CSSStyleSheet()
  const bare = html.replace(/<style.*?>(.*?)<\/style>/s, (_, css: string) => {
    sheet.replaceSync(css.replace(/@font-face\s*{(?![^}]*unicode-range)[^}]*}/g, ''))
    return ''
  })
  return { document: new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html'), sheet }
}
