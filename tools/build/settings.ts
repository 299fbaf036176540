import type { BuildSettings } from '../../renderer/data/build-settings'
import { type Config, emailjsOf } from '../../server/config'
import { serviceFacts } from '../../server/service-facts'

type OfBuild = Pick<BuildSettings, 'buildId' | 'marksPlaceholders'>

const preview: OfBuild = { buildId: 'dev', marksPlaceholders: true }

/** What pages need of the settings, and of the build; without one they are for the preview. */
export function buildSettingsOf(config: Config, build: OfBuild = preview): BuildSettings {
  const { SITE_URL: siteUrl, API_ORIGIN: apiOrigin } = config
  const [emailjs, service] = [emailjsOf(config), serviceFacts(config)]
  return { siteUrl, apiOrigin, emailjs, service, ...build }
}

/** The same as Vite's `define`, which renderer/data/build-settings.ts reads. */
export function defineOf(settings: BuildSettings): Record<string, string> {
  return { BUILD_SETTINGS: JSON.stringify(settings) }
}
