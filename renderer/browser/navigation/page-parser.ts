/** The one Trusted Types policy of the site (`trusted-types page`), for HTML that this site itself delivered. */

type Policy = { createHTML(html: string): string }
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy }

const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('page', {
  createHTML: html => html,
})

export type ParsedPage = {
  /** Its scripts do not run, its pictures do not load. */
  document: Document
  /** The text of its `<style>`. */
  sheet: CSSStyleSheet
}

/**
 * Parses a fetched page into a document of its own, which the caller may take apart. Its `<style>` becomes a style sheet,
 * because the policy of the present document, which allows only its own styles by hash, also applies to a parsed one. Fonts
 * are cut out of it, since a font declared again is loaded again; except those for single characters, which not every page
 * declares.
 */
export function parsePage(html: string): ParsedPage {
  const sheet = new CSSStyleSheet()
  const bare = html.replace(/<style.*?>(.*?)<\/style>/s, (_, css: string) => {
    sheet.replaceSync(css.replace(/@font-face\s*{(?![^}]*unicode-range)[^}]*}/g, ''))
    return ''
  })
  return {
    document: new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html'),
    sheet,
  }
}
