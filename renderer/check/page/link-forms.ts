import type { Problem } from '../../sentences/problem'

const MAIL = /^(?:mailto:\/*)?[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i
const HOST =
  /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:app|at|bayern|berlin|biz|ch|com|de|email|eu|gv|info|io|it|net|online|org|shop|si|tirol|wien)(?:[/?#]|$))/i
/** Endings of pictures that browsers show. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/**
 * What is wrong with the form of an address, whatever pages there are; `undefined` for one in order. `right` is the right form, empty
 * where it is not clear.
 */
export function linkForm(href: string, image = false): Problem | undefined {
  if (href.trim() === '' || href === '#') return { ruleId: image ? 'image-empty' : 'link-empty' }
  if (/^(?:file:|[a-z]:[\\/])/i.test(href))
    return { ruleId: 'link-local', href, right: `/${slashed(href).split('/').at(-1)}` }
  if (/^(javascript|data|vbscript):/i.test(href)) return programForm(href, image)
  if (/^mailto:/i.test(href)) return mailForm(href)
  if (/^tel:/i.test(href)) return phoneForm(href)
  if (image) return foreignForm(href) ?? webForm(href) ?? pictureForm(href)
  if (isWeb(href)) return undefined
  return webForm(href) ?? bareForm(href) ?? pathForm(href)
}

/** Backslashes of Windows as slashes. */
const slashed = (href: string) => href.replaceAll('\\', '/')

const isWeb = (href: string) => /^https?:\/\/[^\s/]/i.test(href) || /^\/\/[^\s/]+\./.test(href)

function programForm(href: string, image: boolean): Problem {
  return image ? { ruleId: 'image-relative', href, right: '' } : { ruleId: 'link-script' }
}

function mailForm(href: string): Problem | undefined {
  if (/^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/]+$/i.test(href)) return undefined
  const right = MAIL.test(href) ? `mailto:${href.replace(/^mailto:\/*/i, '')}` : ''
  return { ruleId: 'link-mail', href, right }
}

function phoneForm(href: string): Problem | undefined {
  if (/^tel:\+?\d[\d-]{3,}$/i.test(href)) return undefined
  return { ruleId: 'link-phone', href, right: phone(href.slice(4)) }
}

/** A picture on another server. */
function foreignForm(href: string): Problem | undefined {
  return /^(https?:)?\/\//i.test(href) ? { ruleId: 'image-foreign' } : undefined
}

/** `http:/firma.at`, `ttps://firma.at`: the beginning of a web address, misspelt. */
function webForm(href: string): Problem | undefined {
  if (!/^h?t?tt?ps?:?\/{0,3}(?=[\w-]+\.)/i.test(href) || !/^h/i.test(href)) return undefined
  const right = href.replace(/^h?t?tt?ps?:?\/{0,3}/i, 'https://')
  return { ruleId: 'link-web', href, right }
}

/** A mail address, a telephone number or a host without what goes before it. */
function bareForm(href: string): Problem | undefined {
  if (MAIL.test(href)) return { ruleId: 'link-mail', href, right: `mailto:${href}` }
  if (/^\+?\d[\d ()/-]{5,}$/.test(href)) return { ruleId: 'link-phone', href, right: phone(href) }
  if (HOST.test(href) && !/\.mdx?$/.test(href))
    return { ruleId: 'link-web', href, right: `https://${href}` }
  return undefined
}

/** Whether a path names a folder of the project, which visitors do not know. */
const isInFolder = (path: string) => /^(?:\.{0,2}\/)*(?:content\/|media\/)/.test(path)

const withoutFolder = (path: string) =>
  path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')

function pictureForm(href: string): Problem | undefined {
  const path = slashed(href)
  const right = `/${withoutFolder(path)}`
  if (isInFolder(path)) return { ruleId: 'file-folder', href, right }
  const isRight = path.startsWith('/') && path === href
  return isRight ? undefined : { ruleId: 'image-relative', href, right }
}

/** A path of this site, to a page or a picture. */
function pathForm(href: string): Problem | undefined {
  const path = slashed(href)
  const bare = withoutFolder(path)
  if (PICTURE.test(bare)) return pictureForm(href)
  const page = bare
    .replace(/(?:\.mdx?|\.html?)(?=[#?]|$)/i, '')
    .replace(/^index(?=[#?]|$)/, '')
    .replace(/\/+(?=[#?]|$)/, '')
  if (isInFolder(path) || page !== bare.replace(/\/+(?=[#?]|$)/, ''))
    return { ruleId: 'link-file', href, right: `/${page}` }
  return /^[/#]/.test(href) ? undefined : { ruleId: 'link-relative', href, right: `/${page}` }
}

/** `+43 (0)316 123 456` -> `tel:+43316123456`. */
function phone(written: string): string {
  return `tel:${written.replace(/\(0\)/, '').replace(/[^+\d]/g, '')}`
}
