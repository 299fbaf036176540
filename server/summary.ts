import { isPlaceholder, withoutBrackets } from '../shared/placeholders'
import type { Config } from './config'
import type { BuildFiles } from './http/build-files'
import { serviceFacts } from './service-facts'

/** The lines an operator reads after the start: where it is, and what runs on its embedded default. */
export function summary(
  config: Config,
  port: number,
  build: Pick<BuildFiles, 'headers' | 'knowledge' | 'service'>,
  limits: 'memory' | 'shared' | 'unshared',
): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { chat } = config
  return [
    `4xDU is up: ${address}`,
    chat.apiKey
      ? `  Emilia  asks the model ${chat.model}${chat.baseUrl ? ` at ${new URL(chat.baseUrl).host}` : ''}`
      : `  Emilia  answers from the site's own pages (OPENAI_API_KEY is not set)`,
    formsLine(config, build),
    `  Limits  ${limitLines[limits]}`,
    ...pagesDiffer(config, build),
    ...openFacts(build),
    ...config.doubts.map(line => `  Setting ${line}`),
  ].join('\n')
}

/** What becomes of the requests that this server takes. */
function formsLine({ forms, dataDir }: Config, { service }: Pick<BuildFiles, 'service'>): string {
  const own = forms.smtpUrl
    ? `are stored in ${dataDir} and mailed on`
    : `are stored in ${dataDir}, mails wait there (SMTP_URL and MAIL_TO are not set)`
  return service.emailjs
    ? `  Forms   go through EmailJS; those of browsers without JavaScript ${own}`
    : `  Forms   ${own}`
}

const limitLines = {
  memory: 'are counted in memory (REDIS_URL is not set)',
  shared: 'are shared through Redis',
  unshared:
    'are NOT shared: Redis takes nothing (REDIS_URL), they are counted in memory until it does',
}

/** The facts on the privacy page that differ from the settings of this start. */
function pagesDiffer(
  config: Config,
  { knowledge, service }: Pick<BuildFiles, 'knowledge' | 'service'>,
): string[] {
  const running = serviceFacts(config)
  const facts = Object.keys(settingOf) as (keyof typeof settingOf)[]
  const settings = facts
    .filter(fact => service[fact] !== running[fact])
    .map(fact => settingOf[fact])
  return [
    ...(settings.length > 0
      ? [
          `  Pages   were built with another ${settings.join(', ')}: the privacy page is wrong until the next build`,
        ]
      : []),
    ...(isPlaceholder(knowledge.site.messengerNumber)
      ? [
          `  QR code leads to ${withoutBrackets(knowledge.site.messengerNumber)}, which is a placeholder (messenger.number in content/site.yaml)`,
        ]
      : []),
  ]
}

/** How much the firm still has to fill in. */
function openFacts({ headers: { placeholders } }: Pick<BuildFiles, 'headers'>): string[] {
  return placeholders > 0
    ? [`  Content ${placeholders} facts are placeholders (npm run check -- --golive lists them)`]
    : []
}

/** The setting behind each fact, as operators know it. API_ORIGIN and EmailJS are read by the build alone. */
const settingOf = {
  keepDays: 'REQUESTS_KEEP_DAYS',
  modelHost: 'OPENAI_API_KEY or OPENAI_BASE_URL',
  mails: 'SMTP_URL',
  redis: 'REDIS_URL',
} as const
