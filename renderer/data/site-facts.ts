import { buildSettings } from './build-settings'
import { filesBelow } from './files-below'
import { loadScenes } from './scenes'
import { loadData } from './site-data'

/** What every page needs besides its own file. */
export type SiteFacts = ReturnType<typeof siteFacts>

/** Reads it from content/ and the settings of the build. */
export function siteFacts() {
  return {
    site: loadData('site'),
    prices: loadData('prices'),
    navigation: loadData('navigation'),
    scenes: loadScenes(),
    videos: filesBelow('content/media/videos'),
    service: buildSettings.service,
  }
}
