/** What is wrong with the form of an address, and the right one where it is clear. */
type LinkForm = { ruleId: string; right: string }

const MAIL = /^(?:mailto:\/*)?[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i
const HOST =
  /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:app|at|bayern|berlin|biz|ch|com|de|email|eu|gv|info|io|it|net|online|org|shop|si|tirol|wien)(?:[/?#]|$))/i
/** Endings of pictures that browsers show. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** What is wrong with the form of an address, whatever pages there are; `undefined` for one in order. */
export function linkForm(href: string, image = false): LinkForm | undefined {
  const path = href.replaceAll('\\', '/')
  if (href.trim() === '' || href === '#') return { ruleId: image ? 'image-empty' : 'link-empty', right: '' }
  const local = /^(?:file:|[a-z]:[\\/])/i.test(href)
  if (local) return { ruleId: 'link-local', right: `/${path.split('/').at(-1)}` }
  if (/^(javascript|data|vbscript):/i.test(href)) return { ruleId: image ? 'image-relative' : 'link-script', right: '' }
  if (image && /^(https?:)?\/\//i.test(href)) return { ruleId: 'image-foreign', right: '' }
  if (/^mailto:/i.test(href)) {
    const isRight = /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/]+$/i.test(href)
    return isRight
      ? undefined
      : { ruleId: 'link-mail', right: MAIL.test(href) ? `mailto:${href.replace(/^mailto:\/*/i, '')}` : '' }
  }
  if (/^tel:/i.test(href))
    return /^tel:\+?\d[\d-]{3,}$/i.test(href) ? undefined : { ruleId: 'link-phone', right: phone(href.slice(4)) }
  if (/^https?:\/\/[^\s/]/i.test(href) || /^\/\/[^\s/]+\./.test(href)) return undefined
  if (/^h?t?tt?ps?:?\/{0,3}(?=[\w-]+\.)/i.test(href) && /^h/i.test(href))
    return { ruleId: 'link-web', right: href.replace(/^h?t?tt?ps?:?\/{0,3}/i, 'https://') }
  if (!image && MAIL.test(href)) return { ruleId: 'link-mail', right: `mailto:${href}` }
  if (!image && /^\+?\d[\d ()/-]{5,}$/.test(href)) return { ruleId: 'link-phone', right: phone(href) }
  if (!image && HOST.test(href) && !/\.mdx?$/.test(href)) return { ruleId: 'link-web', right: `https://${href}` }
  const bare = path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')
  const isFile = /^(?:\.{0,2}\/)*(?:content\/|media\/)/.test(path)
  if (image || PICTURE.test(bare)) {
    if (isFile || !path.startsWith('/') || path !== href)
      return { ruleId: isFile ? 'file-folder' : 'image-relative', right: `/${bare}` }
    return undefined
  }
  const page = bare
    .replace(/(?:\.mdx?|\.html?)(?=[#?]|$)/i, '')
    .replace(/^index(?=[#?]|$)/, '')
    .replace(/\/+(?=[#?]|$)/, '')
  if (isFile || page !== bare.replace(/\/+(?=[#?]|$)/, '')) return { ruleId: 'link-file', right: `/${page}` }
  if (!/^[/#]/.test(href)) return { ruleId: 'link-relative', right: `/${page}` }
  return undefined
}

/** `+43 (0)316 123 456` -> `tel:+43316123456`. */
function phone(written: string): string {
  return `tel:${written.replace(/\(0\)/, '').replace(/[^+\d]/g, '')}`
}
