import type { ServiceFacts } from '../shared/messages'
import { type Config, emailjsOf } from './config'

/** What pages say of the service, most of it on the privacy page: the build reads it, the start compares it with its own. */
export function serviceFacts(config: Config): ServiceFacts {
  const { apiKey, baseUrl } = config.chat
  return {
    keepDays: config.REQUESTS_KEEP_DAYS,
    modelHost: apiKey ? new URL(baseUrl ?? 'https://api.openai.com').host : '',
    mails: config.SMTP_URL !== undefined,
    emailjs: emailjsOf(config) !== null,
    redis: config.REDIS_URL !== undefined,
    apiOrigin: config.API_ORIGIN,
  }
}
