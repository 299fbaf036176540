import { join } from 'node:path'
import { contracts } from '../../../components/boxes/registry'
import { meant } from '../../../components/contract/closest'
import type { Site } from '../../../components/facts/site'
import { escapePattern } from '../../../shared/escape-pattern'
import { filesBelow } from '../../data/files-below'
import { type Report, replace } from '../../data/report'
import type { Page } from '../../page/page'
import { type CheckedPage, judge, type Rules } from './checked'
import { addressOf } from './files'
import { PICTURE, rightForm } from './links'

/** The targets that links may have. */
export type Targets = {
  /** The anchors of a page; empty for a page with errors. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  /** Below content/media, as visitors ask for them. */
  files: readonly string[]
  redirects: Readonly<Record<string, string>>
  /** Addresses of pages that only the preview shows. */
  drafts: readonly string[]
  /** The ids of the claims in site.yaml, when that can be read. */
  claims: readonly string[] | undefined
}

/** All addresses of the site with their anchors, and the files beside them. */
export function targetsOf(
  root: string,
  pages: readonly CheckedPage[],
  redirects: Readonly<Record<string, string>>,
  site: Site | undefined,
): Targets {
  const anchorsOf = ({ findings, page }: CheckedPage) =>
    findings.some(({ fatal }) => fatal) ? undefined : page?.anchors
  return {
    pages: new Map<string, ReadonlySet<string> | undefined>([
      // The home page always counts as there: if it is missing, that is told once and not at each link.
      ['/', undefined],
      ...pages.map(page => [addressOf(page.file), anchorsOf(page)] as const),
    ]),
    files: filesBelow(join(root, 'content/media')).map(file => `/${file}`),
    redirects,
    drafts: pages.filter(({ page }) => page?.head?.draft).map(({ file }) => addressOf(file)),
    claims: site?.claims.map(({ id }) => id),
  }
}

/** Dead links and anchors of a page, missing pictures, claims that nobody makes any more. */
export function checkPageTargets(
  { file, text, page }: CheckedPage,
  targets: Targets,
  report: Report,
): void {
  for (const { at, image, href: written } of page?.links ?? []) {
    const href = written.startsWith('#') ? addressOf(file) + written : written
    // An address in a wrong form is told as that.
    if (/^\/(?!\/)/.test(href) && rightForm(written, image) === written)
      checkTarget({ href, at, text, image }, targets, report, 'hint')
  }
  if (page) checkClaims(page, targets, report)
}

/** Claims that boxes name. */
function checkClaims({ boxes }: Page, targets: Targets, report: Report): void {
  for (const { at, tag, props, isWhole } of boxes) {
    const contract = isWhole ? contracts[tag] : undefined
    // There are no claims where site.yaml cannot be read, which is told elsewhere.
    for (const id of contract?.claims?.(props) ?? [])
      if (targets.claims?.includes(id) === false)
        report.error(
          'target-missing',
          at,
          `Die Werbeaussage „${id}“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.`,
        )
  }
}

/** An address of this site that stands in a file: where, and the text of the whole file. */
export type Address = { href: string; at: number; text: string; image?: boolean }

/**
 * Reports an address that leads nowhere, or only by way of a redirect.
 * @param moved what a redirected address is: a hint for links, which still lead on; an error for Emilia, who would lose what she knows
 * of the page
 */
export function checkTarget(
  address: Address,
  targets: Targets,
  report: Report,
  moved: 'hint' | 'error',
): void {
  const { href, at, image = false } = address
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
  if (image || /\.\w+$/.test(path)) judge(FILE_RULES, [{ path, image }, targets, at], report)
  else if (targets.redirects[path] === undefined || targets.pages.has(path))
    judge(PLACE_RULES, [{ path, anchor }, targets, at], report)
  else tellMoved({ ...address, path, anchor }, targets, report[moved])
}

const FILE_RULES: Rules<{ path: string; image: boolean }, Targets> = {
  'target-missing': [
    ({ path, image }, { files }) => {
      if (files.includes(path)) return undefined
      const known = files.filter(name => !image || PICTURE.test(name))
      const near = meant(path, known, name => name)
      return `Die Datei ${path} gibt es in content/media nicht.${near || ' Legen Sie sie dort ab oder prüfen Sie den Namen.'}`
    },
  ],
  'file-form': [
    ({ path, image }, { files }) =>
      image &&
      files.includes(path) &&
      !PICTURE.test(path) &&
      `„${path}“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.`,
  ],
}

const PLACE_RULES: Rules<{ path: string; anchor: string }, Targets> = {
  'target-missing': [
    ({ path }, { pages }) =>
      !pages.has(path) &&
      `Die Seite ${path} gibt es nicht.${meant(path, [...pages.keys()], one => one) || ' Prüfen Sie den Pfad.'}`,
    ({ path }, { drafts }) =>
      drafts.includes(path) &&
      `Die Seite ${path} ist noch ein Entwurf, Besucher finden sie nicht. Nehmen Sie diese Stelle heraus, bis in ihrem Kopf draft: true gelöscht ist.`,
    ({ path, anchor }, { pages, drafts }) => {
      const anchors = pages.get(path)
      if (!anchor || !anchors || anchors.has(anchor) || drafts.includes(path)) return undefined
      const near = meant(anchor, [...anchors], one => `#${one}`)
      return `Auf ${path} gibt es keine Stelle #${anchor}.${near || ' Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.'}`
    },
  ],
}

/**
 * Reports an address that is redirected, and repairs it where the new page has the same anchor. Visitors of a page that was deleted
 * are sent to the home page, which says nothing of it: what leads there is for its author to decide.
 */
function tellMoved(
  { href, at, text, path, anchor }: Address & { path: string; anchor: string },
  { pages, redirects }: Targets,
  tell: Report['error'],
): void {
  const target = redirects[path] ?? ''
  const better = target + href.slice(path.length)
  const isThere = target !== '/' && (!anchor || pages.get(target)?.has(anchor))
  const from = offsetOf({ href, at, text })
  // In a list of addresses, or as a name, the new address may stand beside it already: then there is no repair.
  const isFree = /["(]/.test(text[from - 1] ?? '') || !isListed(better, text)
  const lost = target === '/' || !anchor ? '' : `Die Stelle #${anchor} gibt es dort nicht. `
  const cure = isThere
    ? `Schreiben Sie ${better}${isFree ? '' : ', oder löschen Sie es, wenn das hier schon steht'}.`
    : `${lost}Schreiben Sie die Adresse, unter der das jetzt steht, oder löschen Sie es.`
  tell(
    'page-moved',
    at,
    `Die Seite ${path} gibt es nicht mehr, sie leitet zu ${target} weiter. ${cure}`,
    isThere && isFree && from >= 0 ? replace(from, href.length, better) : undefined,
  )
}

const isListed = (href: string, text: string) =>
  text.split(/[\s,[\]{}"']+/).some(word => word.replace(/:$/, '') === href)

/** Where an address is written: at its place in a .yaml file, in the link or the attribute that begins there; -1 for one that is not. */
function offsetOf({ href, at, text }: Address): number {
  if (/^["']?\//.test(text.slice(at, at + 2))) return text.indexOf(href, at)
  const written = escapePattern(href)
  const find = new RegExp(`(?<=\\]\\(<?|\\]: |=["'])${written}(?![\\w/-])`, 'g')
  find.lastIndex = at
  return find.exec(text)?.index ?? -1
}
