import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../components/frame/types'
import { isHint, type Report } from '../data/diagnose'
import { headValue } from '../data/front-matter'
import { filesBelow } from '../files-below'
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
  /** Whether a file has more than 300 kB. */
  isHeavy(path: string): boolean
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
      ...misnamedPages(root).map(url => [url, undefined] as const),
      ...pages.map(
        page => [addressOf(page.file), page.diagnostics.every(isHint) ? page.page?.anchors : undefined] as const,
      ),
    ]),
    files: existsSync(media) ? filesBelow(media).map(file => `/${file}`) : [],
    redirects,
    drafts: pages.filter(({ page }) => page?.head?.draft).map(({ file }) => addressOf(file)),
    isHeavy: path => statSync(join(media, path)).size > 300_000,
    claims: site?.claims.map(({ id }) => id),
  }
}

/** Dead links and anchors of a page, missing pictures and videos. */
export function checkPageTargets({ file, text, page }: CheckedPage, targets: Targets, report: Report): void {
  if (!page) return
  for (const { at, image, href: written } of page.links) {
    const href = written.startsWith('#') ? addressOf(file) + written : written
    // link-forms.ts reports addresses in the wrong form.
    if (!/^\/(?!\/)/.test(href) || linkForm(written, image)) continue
    checkTarget(href, at, targets, report, image)
  }
  const image = page.head?.socialImage
  if (image) checkTarget(image, headValue(text, 'socialImage'), targets, report, true)
  for (const { at, tag, props } of page.boxes) {
    if (tag === 'VideoInView') {
      const { name } = props
      const cut = ['.mp4', '.webm', '-poster.avif']
      const endings = [...cut, ...cut.map(ending => `-phone${ending}`), '.vtt']
      const needed = endings.map(ending => `/videos/${name}${ending}`)
      const path = needed.find(path => !targets.files.includes(path))
      if (path && name) report('video-missing', at, { path })
    }
    const { only } = props
    if (tag === 'Claims' && typeof only === 'string' && targets.claims && !targets.claims.includes(only))
      report('claim-missing', at, { id: only })
  }
}

/** A path of this site that leads nowhere. */
export function checkTarget(href: string, at: number, targets: Targets, report: Report, image = false): void {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
  if (image || /\.\w+$/.test(path)) {
    const known = image ? targets.files.filter(name => PICTURE.test(name)) : targets.files
    if (!targets.files.includes(path)) report('file-dead', at, { path, known: known.join(',') })
    else if (image && !PICTURE.test(path)) report('image-type', at, { href: path })
    else if (image && targets.isHeavy(path)) report('hint-picture-heavy', at, { path })
    return
  }
  const anchors = targets.pages.get(path)
  if (!targets.pages.has(path)) {
    if (!(path in targets.redirects)) report('link-dead', at, { path, known: [...targets.pages.keys()].join(',') })
  } else if (targets.drafts.includes(path)) report('link-draft', at, { path })
  else if (anchor && anchors && !anchors.has(anchor))
    report('anchor-dead', at, { page: path, anchor, known: [...anchors].join(',') })
}
