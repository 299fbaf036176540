import type { ServiceFacts } from '../shared/messages'
import { type Config, emailjsOf } from './config'

/** What the privacy page says of the service: the build reads it for the page, the start compares it with its own. */
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
