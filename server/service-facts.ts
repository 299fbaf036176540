import type { ServiceFacts } from '../shared/messages'
import type { Config } from './config'

/** What the privacy page says of the service: the build reads it for the page, the start compares it with its own. */
export function serviceFacts({ chat, forms, emailjs, redisUrl, apiOrigin }: Config): ServiceFacts {
  return {
    keepDays: forms.keepDays,
    modelHost: chat.apiKey ? new URL(chat.baseUrl ?? 'https://api.openai.com').host : '',
    mails: forms.smtpUrl !== undefined,
    emailjs: emailjs !== null,
    redis: redisUrl !== undefined,
    apiOrigin,
  }
}
