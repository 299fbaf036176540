/** The one Trusted Types policy of the site (`trusted-types page`), for HTML that this site itself delivered. */

type Policy = { createHTML(html: string): string }
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy }

const policy = (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('page', { createHTML: html => html })

/** A fetched page as a document of its own: nothing in it runs or loads. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html')
}
