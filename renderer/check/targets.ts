import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../components/frame/types'
import { contracts } from '../../components/registry'
import { slug } from '../../components/slug'
import type { Report } from '../data/diagnose'
import { headValue } from '../data/front-matter'
import { filesBelow } from '../files-below'
import type { Page } from '../page/page'
import type { Problem } from '../sentences/problem'
import { addressOf, misnamedPages } from './file-names'
import type { CheckedPage } from './page/check-page'
import { linkForm, PICTURE } from './page/link-forms'

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
  const media = join(root, 'content/media')
  return {
    pages: new Map([
      // A missing home page is told once, not by each link to it.
      ['/', undefined] as const,
      ...misnamedPages(root).map(url => [url, undefined] as const),
      ...pages.map(
        page =>
          [
            addressOf(page.file),
            page.diagnostics.every(({ severity }) => severity === 'hint')
              ? page.page?.anchors
              : undefined,
          ] as const,
      ),
    ]),
    files: existsSync(media) ? filesBelow(media).map(file => `/${file}`) : [],
    redirects,
    drafts: pages.filter(({ page }) => page?.head?.draft).map(({ file }) => addressOf(file)),
    claims: site?.claims.map(({ id }) => id),
  }
}

/** Dead links and anchors of a page, missing pictures and videos. */
export function checkPageTargets(
  { file, text, page }: CheckedPage,
  targets: Targets,
  report: Report,
): void {
  if (!page) return
  for (const { at, image, href: written } of page.links) {
    const href = written.startsWith('#') ? addressOf(file) + written : written
    // link-forms.ts reports addresses in the wrong form.
    if (!/^\/(?!\/)/.test(href) || linkForm(written, image)) continue
    checkTarget(href, at, targets, report, image)
  }
  const image = page.head?.socialImage
  if (image) checkTarget(image, headValue(text, 'socialImage'), targets, report, true)
  checkBoxes(page, targets, report)
}

/** Files and claims that boxes name. */
function checkBoxes({ boxes }: Page, { files, claims }: Targets, report: Report): void {
  for (const { at, tag, props, isWhole } of boxes) {
    const contract = isWhole ? contracts[tag] : undefined
    const path = contract?.files?.(props).find(file => !files.includes(file))
    if (path) report({ ruleId: 'video-missing', path }, at)
    // Without claims site.yaml cannot be read, which is told elsewhere.
    const id = claims && contract?.claims?.(props).find(claim => !claims.includes(claim))
    if (id) report({ ruleId: 'claim-missing', id }, at)
  }
}

/** Names that arrive everywhere as they are, with one dot. */
const PLAIN = /^(?:\/[\w-]+)*\/[\w-]+\.\w+$/

/** `/Mein Bild.jpg` -> `/mein-bild.jpg` */
function plainName(path: string): string {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(path) ?? []
  return stem.split('/').map(slug).join('/') + ending.toLowerCase()
}

/** A path of this site that leads nowhere. */
export function checkTarget(
  href: string,
  at: number,
  targets: Targets,
  report: Report,
  image = false,
): void {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
  const isFile = image || /\.\w+$/.test(path)
  const problem = isFile ? fileProblem(path, image, targets) : pageProblem(path, anchor, targets)
  if (problem) report(problem, at)
}

function fileProblem(path: string, image: boolean, targets: Targets): Problem | undefined {
  const { files } = targets
  // A ZIP of macOS takes „ü“ apart: both names look alike.
  const isThere = files.some(name => name.normalize() === path.normalize())
  if (isThere && !PLAIN.test(path)) return { ruleId: 'file-plain', path, better: plainName(path) }
  if (!files.includes(path)) {
    const known = image ? files.filter(name => PICTURE.test(name)) : files
    return { ruleId: 'file-dead', path, known }
  }
  return image && !PICTURE.test(path) ? { ruleId: 'image-type', href: path } : undefined
}

function pageProblem(path: string, anchor: string, targets: Targets): Problem | undefined {
  const { pages, redirects, drafts } = targets
  const anchors = pages.get(path)
  if (!pages.has(path))
    return path in redirects ? undefined : { ruleId: 'link-dead', path, known: [...pages.keys()] }
  if (drafts.includes(path)) return { ruleId: 'link-draft', path }
  if (!anchor || !anchors || anchors.has(anchor)) return undefined
  return { ruleId: 'anchor-dead', page: path, anchor, known: [...anchors] }
}
