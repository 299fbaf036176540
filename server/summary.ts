import type { Config } from './config'

/** The lines an operator reads after the start: where it is, and what runs on its embedded default. */
export function summary(config: Config, port: number): string {
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
  ].join('\n')
}
