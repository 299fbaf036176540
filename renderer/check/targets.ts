import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
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
  /** The rules that a picture breaks. */
  pictureRules(path: string): string[]
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
    pictureRules: path => pictureRules(readFileSync(join(media, path))),
    claims: site?.claims.map(({ id }) => id),
  }
}

/** Pictures of iPhones (HEIC) are often renamed to .jpg, which no browser shows. */
function pictureRules(file: Buffer): string[] {
  try {
    const { width, type } = imageSize(file)
    if (type === 'heic') return ['image-broken']
    return width > 2400 || file.length > 300_000 ? ['hint-picture-heavy'] : []
  } catch {
    return ['image-broken']
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
    const { name, only } = props
    if (tag === 'VideoInView') {
      const cuts = ['.mp4', '.webm', '-poster.avif'].flatMap(ending => [ending, `-phone${ending}`])
      const files = [...cuts, '.vtt'].map(ending => `/videos/${name}${ending}`)
      const path = files.find(file => !targets.files.includes(file))
      if (path && name) report('video-missing', at, { path })
    }
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
    else if (image) for (const ruleId of targets.pictureRules(path)) report(ruleId, at, { path })
    return
  }
  const anchors = targets.pages.get(path)
  if (!targets.pages.has(path)) {
    if (!(path in targets.redirects)) report('link-dead', at, { path, known: [...targets.pages.keys()].join(',') })
  } else if (targets.drafts.includes(path)) report('link-draft', at, { path })
  else if (anchor && anchors && !anchors.has(anchor))
    report('anchor-dead', at, { page: path, anchor, known: [...anchors].join(',') })
}
