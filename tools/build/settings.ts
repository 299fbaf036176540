import type { BuildSettings } from '../../renderer/build-settings'
import type { Config } from '../../server/config'
import { serviceFacts } from '../../server/service-facts'

/** Puts what pages need of the settings where renderer/build-settings.ts reads it. */
export function setBuildSettings(config: Config) {
  const { siteUrl, apiOrigin, emailjs } = config
  const settings = { siteUrl, apiOrigin, emailjs, service: serviceFacts(config) } satisfies BuildSettings
  process.env.PUBLIC_SETTINGS = JSON.stringify(settings)
  return settings
}
