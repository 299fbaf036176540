import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../components/shapes'
import { urlOf } from '../content-files'
import { filesBelow } from '../files-below'
import { readData } from '../site-data'
import { headValue } from './check-head'
import { type CheckedPage, isHint } from './check-page'
import type { DataLink } from './data-files'
import { linkForm, PICTURE } from './link-forms'
import { type Place, placeIn } from './places'
import { addressOf } from './right-name'

/** What links may lead to. */
export type Targets = {
  /** The anchors of a page; none are known of one that is still to be put right. */
  pages: ReadonlyMap<string, ReadonlySet<string> | undefined>
  files: readonly string[]
  redirects: readonly string[]
  /** The ids of the claims in site.yaml, when that can be read. */
  claims: readonly string[] | undefined
}

/** All addresses of the site with their anchors, and the files beside them. */
export function targetsOf(root: string, pages: readonly CheckedPage[], redirects: readonly string[]): Targets {
  const media = join(root, 'content/media')
  const files = existsSync(media) ? filesBelow(media).map(file => `/${file}`) : []
  return {
    pages: new Map(pages.map(page => [addressOf(page.file), isRight(page) ? page.facts?.anchors : undefined])),
    files,
    redirects,
    claims: readData('site', root).data?.claims.map(({ id }) => id),
  }
}

/** Whether a page holds what it was meant to hold: a box that is not closed has no anchor. */
export function isRight({ problems }: CheckedPage): boolean {
  return problems.every(isHint)
}

/** Dead links and anchors of a page, missing pictures and videos. */
export function pageTargets({ file, text, facts, head }: CheckedPage, targets: Targets): Problem[] {
  if (!facts) return []
  const problems = facts.links.flatMap(link => {
    const href = link.href.startsWith('#') ? urlOf(file) + link.href : link.href
    // An address in the wrong form is told with the right one.
    if (!/^\/(?!\/)/.test(href) || linkForm(link.href, link.image)) return []
    const found = targetProblem(href, link, targets, link.image)
    const { card } = link
    return card ? found.map(problem => ({ ...problem, kind: 'card-dead', data: { ...problem.data, card } })) : found
  })
  for (const { name, line, column } of facts.videos) {
    const path = [
      `/videos/${name}.mp4`,
      `/videos/${name}.webm`,
      `/videos/${name}-poster.avif`,
      `/videos/${name}.vtt`,
    ].find(needed => !targets.files.includes(needed))
    if (path) problems.push({ kind: 'video-missing', data: { path }, line, column })
  }
  for (const { 0: start, 1: id = '', index } of text.matchAll(/^(?:<Claims[^>\n]*only=")([^"\n]+)"/gm))
    if (targets.claims && !targets.claims.includes(id))
      problems.push({ kind: 'claim-missing', data: { id }, ...placeIn(text, index + start.length - id.length - 1) })
  if (head?.socialImage && !targets.files.includes(head.socialImage)) {
    const data = { path: head.socialImage, known: targets.files.filter(name => /\.(png|jpe?g)$/i.test(name)).join(',') }
    problems.push({ kind: 'file-dead', data, ...placeIn(text, headValue(text, 'socialImage')) })
  }
  return problems
}

/** Dead paths of menus, prices and redirects. */
export function dataTargets(link: DataLink, targets: Targets): Problem[] {
  return targetProblem(link.href, link, targets, false)
}

function targetProblem(href: string, { line, column }: Place, targets: Targets, image: boolean): Problem[] {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(href) ?? []
  if (image || /\.\w+$/.test(path)) {
    if (!targets.files.includes(path)) {
      const known = image ? targets.files.filter(name => PICTURE.test(name)) : targets.files
      return [{ kind: 'file-dead', data: { path, known: known.join(',') }, line, column }]
    }
    return image && !PICTURE.test(path) ? [{ kind: 'image-type', data: { href: path }, line, column }] : []
  }
  if (!targets.pages.has(path)) {
    const known = [...targets.pages.keys()].join(',')
    return targets.redirects.includes(path) ? [] : [{ kind: 'link-dead', data: { path, known }, line, column }]
  }
  const anchors = targets.pages.get(path)
  return anchor && anchors && !anchors.has(anchor)
    ? [{ kind: 'anchor-dead', data: { page: path, anchor, known: [...anchors].join(',') }, line, column }]
    : []
}
