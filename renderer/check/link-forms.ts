const MAIL = /^(?:mailto:\/*)?[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i
const HOST =
  /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:app|at|bayern|berlin|biz|ch|com|de|email|eu|gv|info|io|it|net|online|org|shop|si|tirol|wien)(?:[/?#]|$))/i
/** Endings of pictures that browsers show. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** What is wrong with an address; `right` is what to write instead, where that is clear. */
export type LinkForm = { ruleId: string; reason: string; right?: string | undefined }

/** What is wrong with the form of an address, whatever pages there are; `undefined` for one in order. */
export function linkForm(href: string, image = false): LinkForm | undefined {
  if (href.trim() === '' || href === '#')
    return {
      ruleId: 'link-empty',
      reason: image
        ? 'Dem Bild fehlt die Datei. Schreiben Sie ![Was man sieht](/datei.svg).'
        : 'Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).',
    }
  if (/^(?:file:|[a-z]:[\\/])/i.test(href)) {
    const right = `/${slashed(href).split('/').at(-1)}`
    const reason = `„${href}“ liegt auf Ihrem Computer, Besucher sehen es nicht. Legen Sie die Datei in content/media ab und schreiben Sie ${right}.`
    return { ruleId: 'link-local', reason, right }
  }
  if (/^(?:javascript|data|vbscript):/i.test(href))
    return {
      ruleId: 'link-script',
      reason:
        'Ein Link oder Bild darf kein Programm sein. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.',
    }
  if (image && /^(?:https?:)?\/\//i.test(href))
    return {
      ruleId: 'image-foreign',
      reason:
        'Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.',
    }
  const right = image ? rightFile(href) : rightAddress(href)
  return right === href ? undefined : wrongForm(href, right)
}

/** An address in the wrong form. */
export function wrongForm(href: string, right: string | undefined): LinkForm {
  const cure = right ? `Schreiben Sie ${right}.` : 'Vergleichen Sie sie mit mailto:office@firma.at.'
  return { ruleId: 'link-form', reason: `Die Adresse „${href}“ stimmt so nicht. ${cure}`, right }
}

/** Backslashes of Windows as slashes. */
const slashed = (href: string) => href.replaceAll('\\', '/')

/** The right form of an address: itself where nothing is wrong, `undefined` where the right one is not clear. */
function rightAddress(href: string): string | undefined {
  if (/^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/]+$/i.test(href)) return href
  if (MAIL.test(href)) return `mailto:${href.replace(/^mailto:\/*/i, '')}`
  if (/^mailto:/i.test(href)) return undefined
  if (/^tel:\+?\d[\d-]{3,}$/i.test(href)) return href
  if (/^tel:|^\+?\d[\d ()/-]{5,}$/i.test(href))
    return `tel:${href.replace(/\(0\)/, '').replace(/[^+\d]/g, '')}`
  if (/^https?:\/\/[^\s/]/i.test(href) || /^\/\/[^\s/]+\./.test(href)) return href
  if (/^ht?t?ps?:?\/{0,3}(?=[\w-]+\.)/i.test(href))
    return href.replace(/^ht?t?ps?:?\/{0,3}/i, 'https://')
  return HOST.test(href) && !/\.mdx?$/.test(href) ? `https://${href}` : rightPath(href)
}

/** The path of a file of content/media as visitors know it: from the root, without folders of the project. */
function rightFile(href: string): string {
  const isRight = /^[/#]/.test(href) && !/\\|^\/(?:content|media)\//.test(href)
  return isRight
    ? href
    : `/${slashed(href).replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')}`
}

/** The path of a page: like that of a file, and without the ending of one. */
function rightPath(href: string): string {
  return rightFile(href)
    .replace(/(?:\.mdx?|\.html?)(?=[#?]|$)/i, '')
    .replace(/^\/index(?=[#?]|$)/, '/')
}
