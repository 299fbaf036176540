import type { SiteData } from '../components/site-context'

/** What pages need of the settings in server/config.ts: public values only, they end up in pages. */
export type BuildSettings = Pick<SiteData, 'apiOrigin' | 'emailjs' | 'service'> & { siteUrl: string | undefined }

const none: BuildSettings = { siteUrl: undefined, apiOrigin: '', emailjs: null, service: undefined }
/** Set by tools/build/settings.ts. Vite puts in the value of an expression that begins with import.meta.env.PUBLIC_. */
const settings: string | undefined = import.meta.env.PUBLIC_SETTINGS

export const buildSettings = {
  ...(settings ? (JSON.parse(settings) as BuildSettings) : none),
  buildId: (import.meta.env.PUBLIC_BUILD_ID || 'dev') as string,
}
