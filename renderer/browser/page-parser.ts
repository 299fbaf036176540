/** The one Trusted Types policy of the site (`trusted-types page`), for HTML that this site itself delivered. */

type Policy = { createHTML(html: string): string }
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy }

const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('page', {
  createHTML: html => html,
})

export type Page = {
  /** Nothing in it runs or loads. */
  document: Document
  /** The text of its `<style>`. */
  css: string
}

/**
 * A fetched page as a document of its own. Its styles stay outside: the policy of the present document, which knows only
 * the hash of its own ones, holds there too.
 */
export function parsePage(html: string): Page {
  let css = ''
  const bare = html.replace(/<style.*?>(.*?)<\/style>/s, (_, text: string) => {
    css = text
    return ''
  })
  return { document: new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html'), css }
}
