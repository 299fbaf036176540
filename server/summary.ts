import ipaddr from 'ipaddr.js'
import type { Config } from './config'
import { StartError } from './errors'
import type { BuildFiles } from './http/build-files'
import { serviceFacts } from './service-facts'

type Build = Pick<BuildFiles, 'headers' | 'service'>

/** What a running service knows of its own surroundings. */
type Running = {
  limits: 'memory' | 'shared' | 'unshared'
  /** Why no second server is kept out of DATA_DIR; undefined where it is. */
  unguarded?: string | undefined
}

/** The lines an operator reads after the start: where it is, and what runs on its embedded default. */
export function summary(
  config: Config,
  port: number,
  build: Build,
  { limits, unguarded }: Running,
): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { chat, dataDir } = config
  const { placeholders } = build.headers
  return [
    ...notReady(openFacts(config, build)),
    `4xDU is up: ${address}`,
    chat.apiKey
      ? `  Emilia  asks the model ${chat.model}${chat.baseUrl ? ` at ${new URL(chat.baseUrl).host}` : ''}`
      : `  Emilia  answers from the site's own pages (OPENAI_API_KEY is not set)`,
    formsLine(config, build),
    ...(unguarded
      ? [
          `  Data    ${dataDir} is NOT guarded against a second server, this system has no lock for it (${unguarded}): start only one there`,
        ]
      : []),
    `  Limits  ${limitLines[limits]}`,
    ...pagesDiffer(config, build),
    ...(placeholders > 0
      ? [`  Content ${placeholders} facts are placeholders (npm run check -- --golive lists them)`]
      : []),
    ...config.doubts.map(line => `  Setting ${line}`),
  ].join('\n')
}

/** The facts of the firm that visitors of a public site would miss: those of a site that is not public yet count for nothing. */
export function openFacts({ siteUrl }: Config, { headers }: Build): readonly string[] {
  return siteUrl && isPublic(new URL(siteUrl).hostname) ? headers.missing : []
}

/** @throws StartError where REFUSE_PLACEHOLDERS is set and a fact is missing */
export function refusePlaceholders(
  { refusesPlaceholders }: Config,
  { headers: { missing } }: Build,
): void {
  if (refusesPlaceholders && missing.length > 0)
    throw new StartError(
      `REFUSE_PLACEHOLDERS is set, and content/site.yaml has placeholders for: ${missing.join(', ')}. Fill them in and build again.`,
    )
}

const notReady = (missing: readonly string[]) =>
  missing.length > 0
    ? [
        `NOT READY FOR VISITORS: content/site.yaml has placeholders for: ${missing.join(', ')} (REFUSE_PLACEHOLDERS=1 ends such a start)`,
      ]
    : []

/** Whether everybody on the internet could reach a host of this name. */
function isPublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast'
  return (
    host.includes('.') && !/\.(localhost|local|test|example|invalid|internal|lan|arpa)$/.test(host)
  )
}

/** What becomes of the requests that this server takes. */
function formsLine({ forms, dataDir }: Config, { service }: Build): string {
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

/** The setting behind each fact of the privacy page. API_ORIGIN and EmailJS are read by the build alone. */
const settingOf = {
  keepDays: 'REQUESTS_KEEP_DAYS',
  modelHost: 'OPENAI_API_KEY or OPENAI_BASE_URL',
  mails: 'SMTP_URL',
  redis: 'REDIS_URL',
} as const

/** The facts on the privacy page that differ from the settings of this start. */
function pagesDiffer(config: Config, { service }: Build): string[] {
  const running = serviceFacts(config)
  const facts = Object.keys(settingOf) as (keyof typeof settingOf)[]
  const names = facts.filter(fact => service[fact] !== running[fact]).map(fact => settingOf[fact])
  return names.length > 0
    ? [
        `  Pages   were built with another ${names.join(', ')}: the privacy page is wrong until the next build`,
      ]
    : []
}
