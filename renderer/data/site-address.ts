import type { Site } from '../../components/facts/site'
import { withoutBrackets } from '../../shared/placeholders'

/** `[https://www.4xdu.example]` -> `https://www.4xdu.example`, without a slash at its end. */
export function siteUrlOf(site: Site, setting: string | undefined): string {
  return (setting ?? withoutBrackets(site.url)).replace(/\/$/, '')
}
