import { pageFiles, urlOf } from './content-files'

export function onBeforePrerenderStart(): string[] {
  return pageFiles().map(urlOf)
}
