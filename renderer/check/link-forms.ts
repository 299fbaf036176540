const MAIL = /^(?:mailto:\/*)?[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i
const HOST =
  /^(?:www\.[\w-]|[\w-]+(?:\.[\w-]+)*\.(?:app|at|bayern|berlin|biz|ch|com|de|email|eu|gv|info|io|it|net|online|org|shop|si|tirol|wien)(?:[/?#]|$))/i
/** Endings of pictures that browsers show. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** What is wrong with an address; `right` is what to write instead, where that is clear. */
export type LinkForm = { ruleId: string; reason: string; right?: string }

/** What is wrong with the form of an address, whatever pages there are; `undefined` for one in order. */
export function linkForm(href: string, image = false): LinkForm | undefined {
  if (href.trim() === '' || href === '#') return emptyForm(image)
  if (/^(?:file:|[a-z]:[\\/])/i.test(href)) {
    const right = `/${slashed(href).split('/').at(-1)}`
    const reason = `„${href}“ liegt auf Ihrem Computer, Besucher sehen es nicht. Legen Sie die Datei in content/media ab und schreiben Sie ${right}.`
    return { ruleId: 'link-local', reason, right }
  }
  if (/^(javascript|data|vbscript):/i.test(href))
    return image ? pictureForm(href) : { ruleId: 'link-script', reason: SCRIPT }
  if (/^mailto:/i.test(href)) return mailForm(href)
  if (/^tel:/i.test(href)) return phoneForm(href)
  if (image && /^(https?:)?\/\//i.test(href)) return { ruleId: 'image-foreign', reason: FOREIGN }
  if (image) return webForm(href) ?? pictureForm(href)
  const isWeb = /^https?:\/\/[^\s/]/i.test(href) || /^\/\/[^\s/]+\./.test(href)
  return isWeb ? undefined : (webForm(href) ?? bareForm(href) ?? pathForm(href))
}

const SCRIPT =
  'Ein Link darf kein Programm starten. Schreiben Sie einen Pfad wie /trial oder eine Adresse mit https://.'
const FOREIGN =
  'Das Bild liegt auf einem fremden Server, der so von jedem Besuch erfährt. Legen Sie es in content/media ab und schreiben Sie /datei.svg.'

function emptyForm(image: boolean): LinkForm {
  return image
    ? {
        ruleId: 'image-empty',
        reason: 'Dem Bild fehlt die Datei. Schreiben Sie ![Was man sieht](/datei.svg).',
      }
    : {
        ruleId: 'link-empty',
        reason:
          'Dieser Link führt nirgends hin. Schreiben Sie den Pfad in die runden Klammern: [Text](/pfad).',
      }
}

/** Backslashes of Windows as slashes. */
const slashed = (href: string) => href.replaceAll('\\', '/')

function mailForm(href: string): LinkForm | undefined {
  if (/^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/]+$/i.test(href)) return undefined
  const right = MAIL.test(href) ? `mailto:${href.replace(/^mailto:\/*/i, '')}` : ''
  const reason = `Hinter mailto: steht keine vollständige E-Mail-Adresse („${href}“). Schreiben Sie ${right || 'mailto:office@firma.at'}.`
  return { ruleId: 'link-mail', reason, right }
}

function phoneForm(href: string): LinkForm | undefined {
  if (/^tel:\+?\d[\d-]{3,}$/i.test(href)) return undefined
  const right = phone(href.slice(4))
  const reason = `Hinter tel: stehen nur Ziffern, vorne darf ein + sein. Schreiben Sie ${right}.`
  return { ruleId: 'link-phone', reason, right }
}

/** `+43 (0)316 123 456` -> `tel:+43316123456`. */
function phone(written: string): string {
  return `tel:${written.replace(/\(0\)/, '').replace(/[^+\d]/g, '')}`
}

/** An address of the web without its right beginning. */
export function startForm(href: string, right: string): LinkForm {
  const reason = `Dem Link „${href}“ fehlt der richtige Anfang. Schreiben Sie ${right}.`
  return { ruleId: 'link-web', reason, right }
}

/** `http:/firma.at`, `https:firma.at`: the beginning of a web address, misspelt. */
function webForm(href: string): LinkForm | undefined {
  const beginning = /^ht?t?ps?:?\/{0,3}(?=[\w-]+\.)/i
  return beginning.test(href) ? startForm(href, href.replace(beginning, 'https://')) : undefined
}

/** A mail address, a telephone number or a host without what goes before it. */
function bareForm(href: string): LinkForm | undefined {
  const lacks = (ruleId: string, what: string, right: string) => ({
    ruleId,
    reason: `Der Link „${href}“ ist eine ${what} davor. Schreiben Sie ${right}.`,
    right,
  })
  if (MAIL.test(href))
    return lacks('link-mail', 'E-Mail-Adresse und braucht mailto:', `mailto:${href}`)
  if (/^\+?\d[\d ()/-]{5,}$/.test(href))
    return lacks('link-phone', 'Telefonnummer und braucht tel:', phone(href))
  const isHost = HOST.test(href) && !/\.mdx?$/.test(href)
  return isHost ? startForm(href, `https://${href}`) : undefined
}

/** A folder of the project, which visitors do not know. */
const FOLDER = /^(?:\.{0,2}\/)*(?:content\/|media\/)/

const withoutFolder = (path: string) =>
  path.replace(/^(?:\.{0,2}\/)*(?:content\/)?(?:media\/)?/, '')

function pictureForm(href: string): LinkForm | undefined {
  const path = slashed(href)
  const isProgram = /^\w+:/.test(path)
  const right = isProgram ? '' : `/${withoutFolder(path)}`
  if (FOLDER.test(path))
    return {
      ruleId: 'file-folder',
      reason: `„${href}“ nennt den Ordner content/media, den es auf der Website nicht gibt. Schreiben Sie nur ${right}.`,
      right,
    }
  if (path.startsWith('/') && path === href) return undefined
  return {
    ruleId: 'image-relative',
    reason: `Dem Bild „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie ${right || '/datei.svg'}, die Datei liegt in content/media.`,
    right,
  }
}

/** A path of this site, to a page or a picture. */
function pathForm(href: string): LinkForm | undefined {
  const path = slashed(href)
  const bare = withoutFolder(path)
  if (PICTURE.test(bare)) return pictureForm(href)
  const page = bare
    .replace(/(?:\.mdx?|\.html?)(?=[#?]|$)/i, '')
    .replace(/^index(?=[#?]|$)/, '')
    .replace(/\/+(?=[#?]|$)/, '')
  const right = `/${page}`
  if (FOLDER.test(path) || page !== bare.replace(/\/+(?=[#?]|$)/, ''))
    return {
      ruleId: 'link-file',
      reason: `Der Link „${href}“ führt auf eine Datei. Besucher brauchen die Adresse der Seite: Schreiben Sie ${right}.`,
      right,
    }
  if (/^[/#]/.test(href)) return undefined
  return {
    ruleId: 'link-relative',
    reason: `Dem Link „${href}“ fehlt der Schrägstrich am Anfang. Schreiben Sie ${right}.`,
    right,
  }
}
