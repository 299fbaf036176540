/** The one Trusted Types policy of the site (`trusted-types page`), for HTML that this site itself delivered. */

type Policy = { createHTML(html: string): string }
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy }

const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('page', {
  createHTML: html => html,
})

export type Page = {
  /** Its scripts do not run, its pictures do not load. */
  document: Document
  /** The text of its `<style>`. */
  sheet: CSSStyleSheet
}

/**
 * A fetched page as a document of its own, which the caller may take apart. The styles stay outside: the policy of the present
 * document, which knows only the hash of its own ones, holds in the other one too. Fonts that are declared again would be
 * loaded again; those for single characters only pages have that show one.
 */
export function parsePage(html: string): Page {
  const sheet = new CSSStyleSheet()
  const bare = html.replace(/<style.*?>(.*?)<\/style>/s, (_, css: string) => {
    sheet.replaceSync(css.replace(/@font-face\s*{(?![^}]*unicode-range)[^}]*}/g, ''))
    return ''
  })
  return { document: new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html'), sheet }
}
