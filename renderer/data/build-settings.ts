import type { SiteData } from '../../components/facts/site-data'

/** What pages need of a build and of the settings in server/config.ts: public values only, they end up in pages. */
export type BuildSettings = Pick<
  SiteData,
  'apiOrigin' | 'emailjs' | 'service' | 'marksPlaceholders'
> & {
  siteUrl: string | undefined
  /** A name for the state of the sources. */
  buildId: string
}

/** Vite's `define` puts in what tools/build/settings.ts made; tests of code have none. */
declare const BUILD_SETTINGS: BuildSettings

export const buildSettings: BuildSettings =
  typeof BUILD_SETTINGS === 'undefined'
    ? {
        siteUrl: undefined,
        apiOrigin: '',
        emailjs: null,
        service: undefined,
        marksPlaceholders: false,
        buildId: 'dev',
      }
    : BUILD_SETTINGS
