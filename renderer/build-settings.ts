import type { ServiceFacts } from '../server/messages'

/**
 * What the build may be told from outside, read from the environment or `.env` by Vite (`envPrefix` in vite.config.ts):
 * public values only, they end up in pages. Each is written out, because Vite replaces the whole expression.
 */
const publicKey: string | undefined = import.meta.env.EMAILJS_PUBLIC_KEY
const serviceId: string | undefined = import.meta.env.EMAILJS_SERVICE_ID
const contactTemplateId: string | undefined = import.meta.env.EMAILJS_CONTACT_TEMPLATE_ID
const trialTemplateId: string | undefined = import.meta.env.EMAILJS_TRIAL_TEMPLATE_ID
const service: string | undefined = import.meta.env.PUBLIC_SERVICE

export const buildSettings = {
  siteUrl: (import.meta.env.SITE_URL || undefined) as string | undefined,
  apiOrigin: (import.meta.env.API_ORIGIN || '') as string,
  buildId: (import.meta.env.PUBLIC_BUILD_ID || 'dev') as string,
  /** What tools/build.ts and tools/dev.ts read from the server's own settings. */
  service: service ? (JSON.parse(service) as ServiceFacts) : undefined,
  emailjs:
    publicKey && serviceId && contactTemplateId && trialTemplateId
      ? { publicKey, serviceId, contactTemplateId, trialTemplateId }
      : null,
}
