import { existsSync } from 'node:fs'
import { StartError } from './errors'
import { settings, together } from './settings'

/** All settings of one run; the names in the environment are in `.env.example`. */
export type Config = {
  host: string
  port: number
  dataDir: string
  /** The site's public origin, e.g. `https://4xdu.at`; undefined leaves it to `url` in content/site.yaml. */
  siteUrl: string | undefined
  /** Where the browser finds the API; empty means the site's own origin. Read by the build only. */
  apiOrigin: string
  /** How many proxies stand in front. */
  trustProxy: number
  redisUrl: string | undefined
  chat: {
    apiKey: string | undefined
    baseUrl: string | undefined
    model: string
    tools: 'auto' | 'functions' | 'tools'
    timeoutSeconds: number
    perMinute: number
    perDay: number
    /** Calls to the provider at the same moment. */
    atOnce: number
  }
  forms: {
    perMinute: number
    keepDays: number
    smtpUrl: string | undefined
    mailTo: string | undefined
  }
  /** Public EmailJS values, read by the build; null sends the forms to this server. */
  emailjs: { publicKey: string; serviceId: string; contactTemplateId: string; trialTemplateId: string } | null
}

/** Every mistake in the settings, a line each; `message` is ready to print and holds no values. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
  constructor(readonly mistakes: string[]) {
    super(mistakes.join('\n'))
  }
}

type Environment = Record<string, string | undefined>

/** The process's environment, with `.env` of the working directory under it where there is one. */
export function environment(): Environment {
  // A variable that is already set wins over the file.
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}

/**
 * Reads all settings at once; an empty one counts as unset.
 * @throws ConfigError with one line per mistake
 */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap(name => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const read = settings.safeParse(given)
  const wrong = new Map<PropertyKey | undefined, string>()
  // One line a setting: what else is wrong with it follows from the first.
  for (const { path, message } of read.error?.issues ?? []) {
    if (!wrong.has(path[0])) wrong.set(path[0], `${String(path[0])} ${message}.`)
  }
  const halves = together.flatMap(names => {
    const missing = names.filter(name => !(name in given))
    if (missing.length === 0 || missing.length === names.length) return []
    return `${missing.join(', ')} must be set too: ${names.join(', ')} belong together.`
  })
  if (!read.success || halves.length > 0) throw new ConfigError([...wrong.values(), ...halves])

  const s = read.data
  return {
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    siteUrl: s.SITE_URL,
    apiOrigin: s.API_ORIGIN,
    trustProxy: s.TRUST_PROXY,
    redisUrl: s.REDIS_URL,
    chat: {
      apiKey: s.OPENAI_API_KEY,
      baseUrl: s.OPENAI_BASE_URL,
      model: s.OPENAI_MODEL,
      tools: s.OPENAI_TOOLS,
      timeoutSeconds: s.OPENAI_TIMEOUT_SECONDS,
      perMinute: s.CHAT_PER_MINUTE,
      perDay: s.CHAT_PER_DAY,
      atOnce: s.CHAT_AT_ONCE,
    },
    forms: { perMinute: s.FORMS_PER_MINUTE, keepDays: s.REQUESTS_KEEP_DAYS, smtpUrl: s.SMTP_URL, mailTo: s.MAIL_TO },
    emailjs:
      s.EMAILJS_PUBLIC_KEY && s.EMAILJS_SERVICE_ID && s.EMAILJS_CONTACT_TEMPLATE_ID && s.EMAILJS_TRIAL_TEMPLATE_ID
        ? {
            publicKey: s.EMAILJS_PUBLIC_KEY,
            serviceId: s.EMAILJS_SERVICE_ID,
            contactTemplateId: s.EMAILJS_CONTACT_TEMPLATE_ID,
            trialTemplateId: s.EMAILJS_TRIAL_TEMPLATE_ID,
          }
        : null,
  }
}
