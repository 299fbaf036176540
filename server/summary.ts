import { type Config, SPECIFIED_MODEL } from './config'
import { StartError } from './errors'
import type { BuildFiles } from './http/build-files'
import { serviceFacts } from './service-facts'

type Build = Pick<BuildFiles, 'headers' | 'service'>

/**
 * The lines an operator reads after the start: where it is, and what runs on its embedded default.
 * @param port the one it listens on, also where PORT is 0
 */
export function summary(config: Config, port: number, build: Build): string {
  const { HOST = '::' } = config
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST
  const missing = openFacts(config, build)
  const differing = differingSettings(config, build)
  const { placeholders } = build.headers
  const { chat } = config
  const lines = [
    missing.length > 0 &&
      `NOT READY FOR VISITORS: content/site.yaml has placeholders for: ${missing.join(', ')} (REFUSE_PLACEHOLDERS=1 ends such a start)`,
    chat.apiKey &&
      !chat.baseUrl &&
      chat.model === SPECIFIED_MODEL &&
      `OPENAI_MODEL IS ${SPECIFIED_MODEL}, the model of the specification, which was shut down on 23 October 2026. Set one that the host has, e.g. OPENAI_MODEL=gpt-5-mini; until then Emilia answers from the pages.`,
    `4xDU is up: http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    chat.apiKey
      ? `  Emilia  asks the model ${chat.model}${chat.baseUrl ? ` at ${new URL(chat.baseUrl).host}` : ''}`
      : `  Emilia  answers from the site's own pages (OPENAI_API_KEY is not set)`,
    formsLine(config, build),
    `  Limits  are ${config.REDIS_URL ? 'shared through Redis' : 'counted in memory (REDIS_URL is not set)'}`,
    differing.length > 0 &&
      `  Pages   were built with another ${differing.join(', ')}: what they say of it is wrong until the next build`,
    placeholders > 0 &&
      `  Content ${placeholders} facts are placeholders (npm run check -- --golive lists them)`,
  ]
  return lines.filter(line => line).join('\n')
}

/** The facts of the firm that visitors of a public site would miss: without SITE_URL nobody was invited yet. */
export function openFacts({ SITE_URL }: Config, { headers }: Build): readonly string[] {
  return SITE_URL ? headers.missing : []
}

/**
 * Ends the build, too: an update must not get as far as a start that ends.
 * @throws StartError where REFUSE_PLACEHOLDERS is set and a fact is missing
 */
export function refusePlaceholders(config: Config, missing: readonly string[]): void {
  if (config.REFUSE_PLACEHOLDERS === '1' && missing.length > 0)
    throw new StartError(
      `REFUSE_PLACEHOLDERS is set, and content/site.yaml has placeholders for: ${missing.join(', ')}. Fill them in and build again.`,
    )
}

/** What becomes of the requests that this server takes. */
function formsLine({ SMTP_URL, DATA_DIR }: Config, { service }: Build): string {
  const own = SMTP_URL
    ? `are stored in ${DATA_DIR} and mailed on`
    : `are stored in ${DATA_DIR}, mails wait there (SMTP_URL and MAIL_TO are not set)`
  return service.emailjs
    ? `  Forms   go through EmailJS; those of browsers without JavaScript ${own}`
    : `  Forms   ${own}`
}

/** The settings by which this start differs from what pages say. What the build alone reads counts only where it is set. */
function differingSettings(config: Config, { headers, service }: Build): string[] {
  const running = serviceFacts(config)
  const settingOf = {
    keepDays: 'REQUESTS_KEEP_DAYS',
    modelHost: 'OPENAI_API_KEY or OPENAI_BASE_URL',
    mails: 'SMTP_URL',
    redis: 'REDIS_URL',
  } as const
  const facts = Object.keys(settingOf) as (keyof typeof settingOf)[]
  const differing = facts.filter(fact => service[fact] !== running[fact])
  const { apiOrigin, emailjs } = running
  const { SITE_URL = headers.siteUrl } = config
  return [
    ...(SITE_URL === headers.siteUrl ? [] : ['SITE_URL']),
    ...differing.map(fact => settingOf[fact]),
    ...(apiOrigin && apiOrigin !== service.apiOrigin ? ['API_ORIGIN'] : []),
    ...(emailjs && !service.emailjs ? ['EMAILJS_*'] : []),
  ]
}
