import { pageFiles, urlOf } from './content-files'

/** The addresses that a build prerenders: one for each page file. */
export function onBeforePrerenderStart(): string[] {
  return pageFiles().map(urlOf)
}
