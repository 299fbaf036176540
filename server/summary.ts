import type { Config } from './config'
import type { BuildFiles } from './http/build-files'
import { serviceFacts } from './service-facts'

/** The lines an operator reads after the start: where it is, and what runs on its embedded default. */
export function summary(config: Config, port: number, build: Pick<BuildFiles, 'knowledge' | 'service'>): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { chat, forms } = config
  return [
    `4xDU is up: ${address}`,
    chat.apiKey
      ? `  Emilia  asks the model ${chat.model}${chat.baseUrl ? ` at ${new URL(chat.baseUrl).host}` : ''}`
      : `  Emilia  answers from the site's own pages (OPENAI_API_KEY is not set)`,
    forms.smtpUrl
      ? `  Forms   are stored in ${config.dataDir} and mailed on`
      : `  Forms   are stored in ${config.dataDir}, mails wait there (SMTP_URL and MAIL_TO are not set)`,
    config.redisUrl ? '  Limits  are shared through Redis' : '  Limits  are counted in memory (REDIS_URL is not set)',
    ...pagesDiffer(config, build),
  ].join('\n')
}

/** The facts on the privacy page that differ from the settings of this start. */
function pagesDiffer(config: Config, { knowledge, service }: Pick<BuildFiles, 'knowledge' | 'service'>): string[] {
  const running = serviceFacts(config)
  const facts = Object.keys(settingOf) as (keyof typeof settingOf)[]
  const settings = facts.filter(fact => service[fact] !== running[fact]).map(fact => settingOf[fact])
  return [
    ...(settings.length > 0
      ? [`  Pages   were built with another ${settings.join(', ')}: the privacy page is wrong until the next build`]
      : []),
    ...(knowledge.site.messengerUrl.startsWith('/')
      ? ['  QR code leads to the contact page (messenger.number in content/site.yaml is a placeholder)']
      : []),
  ]
}

/** The setting behind each fact, as operators know it. API_ORIGIN and EmailJS are read by the build alone. */
const settingOf = {
  keepDays: 'REQUESTS_KEEP_DAYS',
  modelHost: 'OPENAI_API_KEY or OPENAI_BASE_URL',
  mails: 'SMTP_URL',
  redis: 'REDIS_URL',
} as const
