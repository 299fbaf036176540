import { join } from 'node:path'
import { contracts } from '../../../components/boxes/registry'
import { meant } from '../../../components/contract/closest'
import { slug } from '../../../components/contract/slug'
import type { Site } from '../../../components/facts/site'
import { filesBelow } from '../../data/files-below'
import type { Report } from '../../data/report'
import type { Page } from '../../page/page'
import { type CheckedPage, judge, type Rules } from './checked'
import { addressOf, misnamedPages } from './files'
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
      // A missing home page is told once, not by each link to it.
      ['/', undefined],
      ...misnamedPages(root).map(url => [url, undefined] as const),
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
  { file, page }: CheckedPage,
  targets: Targets,
  report: Report,
): void {
  for (const { at, image, href: written } of page?.links ?? []) {
    const href = written.startsWith('#') ? addressOf(file) + written : written
    // Addresses in the wrong form are told by it.
    if (/^\/(?!\/)/.test(href) && rightForm(written, image) === written)
      checkTarget(href, at, targets, report, image)
  }
  if (page) checkClaims(page, targets, report)
}

/** Claims that boxes name. */
function checkClaims({ boxes }: Page, targets: Targets, report: Report): void {
  for (const { at, tag, props, isWhole } of boxes) {
    const contract = isWhole ? contracts[tag] : undefined
    // Without claims site.yaml cannot be read, which is told elsewhere.
    for (const id of contract?.claims?.(props) ?? [])
      if (targets.claims?.includes(id) === false)
        report.error(
          'claim-missing',
          at,
          `Die Werbeaussage „${id}“ steht nicht (mehr) in content/site.yaml unter claims. Tragen Sie sie dort ein oder nehmen Sie das Kästchen heraus.`,
        )
  }
}

/** A path of this site that leads nowhere. */
export function checkTarget(
  href: string,
  at: number,
  targets: Targets,
  { error }: Report,
  image = false,
): void {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
  if (image || /\.\w+$/.test(path)) judge(FILE_RULES, [{ path, image }, targets, at], error)
  else if (!(path in targets.redirects)) judge(PLACE_RULES, [{ path, anchor }, targets, at], error)
}

/** A ZIP of macOS takes „ü“ apart: both names look alike. */
const isThere = (path: string, files: readonly string[]) =>
  files.some(name => name.normalize() === path.normalize())
/** Names that arrive everywhere as they are, with one dot. */
const isPlain = (path: string) => /^(?:\/[\w-]+)+\.\w+$/.test(path)

/** `/Mein Bild.jpg` -> `/mein-bild.jpg` */
function plainName(path: string): string {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(path) ?? []
  return stem.split('/').map(slug).join('/') + ending.toLowerCase()
}

const FILE_RULES: Rules<{ path: string; image: boolean }, Targets> = {
  'file-dead'({ path, image }, { files }) {
    if (isThere(path, files)) return undefined
    const known = files.filter(name => !image || PICTURE.test(name))
    const near = meant(path, known, name => name)
    return `Die Datei ${path} gibt es in content/media nicht.${near || ' Legen Sie sie dort ab oder prüfen Sie den Namen.'}`
  },
  'file-plain': ({ path }, { files }) =>
    isThere(path, files) &&
    !isPlain(path) &&
    `Der Dateiname „${path.slice(1)}“ kommt nicht überall an: Er besteht aus Buchstaben ohne Umlaute, Ziffern und Strichen, mit einem Punkt vor der Endung. Nennen Sie die Datei in content/media ${plainName(path).slice(1)} und schreiben Sie hier ${plainName(path)}.`,
  'image-type': ({ path, image }, { files }) =>
    image &&
    isThere(path, files) &&
    !PICTURE.test(path) &&
    `„${path}“ ist kein Bild, das Browser zeigen. Nehmen Sie eine Datei, die auf .svg, .png, .jpg, .webp, .avif oder .gif endet.`,
}

const PLACE_RULES: Rules<{ path: string; anchor: string }, Targets> = {
  'link-dead': ({ path }, { pages }) =>
    !pages.has(path) &&
    `Die Seite ${path} gibt es nicht.${meant(path, [...pages.keys()], one => one) || ' Prüfen Sie den Pfad.'}`,
  'link-draft': ({ path }, { drafts }) =>
    drafts.includes(path) &&
    `Die Seite ${path} ist noch ein Entwurf, Besucher finden sie nicht. Nehmen Sie diese Stelle heraus, bis in ihrem Kopf draft: true gelöscht ist.`,
  'anchor-dead'({ path, anchor }, { pages, drafts }) {
    const anchors = pages.get(path)
    if (!anchor || !anchors || anchors.has(anchor) || drafts.includes(path)) return undefined
    const near = meant(anchor, [...anchors], one => `#${one}`)
    return `Auf ${path} gibt es keine Stelle #${anchor}.${near || ' Der Anker ist die Überschrift in Kleinbuchstaben, mit Strichen statt Leerzeichen.'}`
  },
}
