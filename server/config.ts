import { existsSync } from 'node:fs'
import { z } from 'zod'
import { isEmail } from './email'
import { StartError } from './errors'
import { misspeltNames } from './misspelt'

const whole = (smallest: number, largest: number) => {
  const error = `must be a whole number from ${smallest} to ${largest}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine(n => n >= smallest && n <= largest, error)
}
const emailjsId = z
  .string()
  .regex(/^[\w.-]+$/, 'must be an id as EmailJS shows it: letters, digits, - and _')
  .optional()
const oneLine = z.string().regex(/^\S+$/, 'must be one word without spaces')
const key = oneLine.regex(
  /^[\x21-\x7e]+$/,
  'must be of plain ASCII characters: perhaps typographic quotes or dashes came with it',
)
const address = (schemes: string[]) =>
  z.string().refine(
    value => {
      const url = URL.canParse(value) ? new URL(value) : null
      return url !== null && schemes.includes(url.protocol) && url.hostname !== ''
    },
    `must be an address that starts with ${schemes.map(scheme => `${scheme}//`).join(' or ')}`,
  )
const origin = address(['http:', 'https:'])
  .refine(
    value => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    'must be an origin such as https://4xdu.at, without a path',
  )
  .transform(value => new URL(value).origin)
const email = z.string().refine(isEmail, 'must be an e-mail address such as office@example.at')
const emails = z
  .string()
  .refine(
    value => value.split(',').every(part => isEmail(part.trim())),
    'must be an e-mail address, or several with commas between them',
  )
const smtpSchemes = ['smtp:', 'smtps:']

/** Whether user and password are encoded: a bare `#` or `/` ends the host, a bare `%` begins an escape. */
function hasReadableLogin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, password, hash, pathname, search } = new URL(value)
  if (hash || pathname.length > 1 || (search && value.lastIndexOf('@') > value.indexOf('?')))
    return false
  try {
    decodeURIComponent(`${username}${password}`)
    return true
  } catch {
    return false
  }
}

const smtp = z.string().superRefine((value, context) => {
  const fail = (message: string) => context.addIssue({ code: 'custom', message })
  if (!smtpSchemes.some(scheme => value.startsWith(`${scheme}//`)))
    fail('must be an address that starts with smtp:// or smtps://')
  else if (!hasReadableLogin(value))
    fail('must write # / ? @ % and spaces of user and password as %23 %2F %3F %40 %25 and %20')
  else if (new URL(value).hostname === '') fail('must name a host: smtps://user:password@host')
})

/** Every setting by its name in the environment, as `.env.example` lists and deploy/README.md explains them. */
export const settings = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: oneLine.default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: origin.optional(),
  API_ORIGIN: origin.default(''),
  TRUST_PROXY: z
    .union(
      [z.literal('off').transform(() => 0), whole(0, 10)],
      'must be off or the number of proxies in front, 0 to 10',
    )
    .default(0),
  REDIS_URL: address(['redis:', 'rediss:']).optional(),
  OPENAI_API_KEY: key.optional(),
  OPENAI_BASE_URL: address(['http:', 'https:']).optional(),
  OPENAI_MODEL: oneLine.default('gpt-3.5-turbo'),
  OPENAI_TOOLS: z
    .enum(['auto', 'functions', 'tools'], 'must be auto, functions or tools')
    .default('auto'),
  // The browser gives up after 60 (components/islands/ChatWidget/talk/ask-emilia.ts): a later answer would reach nobody.
  OPENAI_TIMEOUT_SECONDS: whole(1, 59).default(45),
  OPENAI_MAX_TOKENS: whole(50, 100_000).default(600),
  CHAT_PER_MINUTE: whole(1, 100_000).default(20),
  CHAT_PER_DAY: whole(1, 100_000_000).default(2000),
  CHAT_AT_ONCE: whole(1, 10_000).default(8),
  FORMS_PER_MINUTE: whole(1, 100_000).default(6),
  REQUESTS_KEEP_DAYS: whole(1, 36_500).default(180),
  SMTP_URL: smtp.optional(),
  MAIL_TO: emails.optional(),
  MAIL_FROM: email.optional(),
  ALERT_URL: address(['http:', 'https:']).optional(),
  METRICS_TOKEN: key.optional(),
  EMAILJS_PUBLIC_KEY: emailjsId,
  EMAILJS_SERVICE_ID: emailjsId,
  EMAILJS_CONTACT_TEMPLATE_ID: emailjsId,
  EMAILJS_TRIAL_TEMPLATE_ID: emailjsId,
})

/** Names of settings that only make sense together. */
const together = [
  ['SMTP_URL', 'MAIL_TO'],
  [
    'EMAILJS_PUBLIC_KEY',
    'EMAILJS_SERVICE_ID',
    'EMAILJS_CONTACT_TEMPLATE_ID',
    'EMAILJS_TRIAL_TEMPLATE_ID',
  ],
]

type Given = Record<string, string>

/** A line for each setting that does nothing without another one. */
function halves(given: Given): string[] {
  const lines = together.flatMap(names => {
    const missing = names.filter(name => !(name in given))
    if (missing.length === 0 || missing.length === names.length) return []
    return `${missing.join(', ')} must be set too: ${names.join(', ')} belong together.`
  })
  if ('MAIL_FROM' in given && !('SMTP_URL' in given))
    lines.push('SMTP_URL must be set too: MAIL_FROM is the sender of mails.')
  const url = given.OPENAI_BASE_URL
  // One that cannot be read has a line already.
  const isOwnHost = url !== undefined && (!URL.canParse(url) || new URL(url).host !== openai)
  if ('OPENAI_API_KEY' in given || isOwnHost) return lines
  const alone = ['OPENAI_BASE_URL', 'OPENAI_MODEL'].filter(name => name in given)
  if (alone.length > 0)
    lines.push(
      `OPENAI_API_KEY must be set too: ${alone.join(', ')} alone asks no model; a host of your own in OPENAI_BASE_URL needs no key.`,
    )
  return lines
}

const openai = 'api.openai.com'
/** What a host without keys is sent. */
const noKey = 'none'

/** All settings of one run. */
export type Config = ReturnType<typeof grouped>

function grouped(s: z.infer<typeof settings>, doubts: string[]) {
  return {
    /** A line for each name of the environment that may be a misspelt setting, or another program's. */
    doubts,
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    /** The site's public origin, e.g. `https://4xdu.at`; undefined leaves it to `url` in content/site.yaml. */
    siteUrl: s.SITE_URL,
    /** Where the browser finds the API; empty means the site's own origin. Read by the build only. */
    apiOrigin: s.API_ORIGIN,
    /** How many proxies stand in front. */
    trustProxy: s.TRUST_PROXY,
    redisUrl: s.REDIS_URL,
    chat: {
      /** Undefined: no model is asked. */
      apiKey: s.OPENAI_API_KEY ?? (s.OPENAI_BASE_URL && noKey),
      baseUrl: s.OPENAI_BASE_URL,
      model: s.OPENAI_MODEL,
      tools: s.OPENAI_TOOLS,
      timeoutSeconds: s.OPENAI_TIMEOUT_SECONDS,
      perMinute: s.CHAT_PER_MINUTE,
      perDay: s.CHAT_PER_DAY,
      /** The longest answer, in tokens. */
      maxTokens: s.OPENAI_MAX_TOKENS,
      /** Calls to the provider at the same moment. */
      atOnce: s.CHAT_AT_ONCE,
    },
    forms: {
      perMinute: s.FORMS_PER_MINUTE,
      keepDays: s.REQUESTS_KEEP_DAYS,
      smtpUrl: s.SMTP_URL,
      mailTo: s.MAIL_TO,
      /** Undefined: the user of SMTP_URL where that is an address, else the first of MAIL_TO. */
      mailFrom: s.MAIL_FROM,
    },
    alertUrl: s.ALERT_URL,
    metricsToken: s.METRICS_TOKEN,
    /** Public EmailJS values, read by the build; null sends the forms to this server. */
    emailjs:
      s.EMAILJS_PUBLIC_KEY &&
      s.EMAILJS_SERVICE_ID &&
      s.EMAILJS_CONTACT_TEMPLATE_ID &&
      s.EMAILJS_TRIAL_TEMPLATE_ID
        ? {
            publicKey: s.EMAILJS_PUBLIC_KEY,
            serviceId: s.EMAILJS_SERVICE_ID,
            contactTemplateId: s.EMAILJS_CONTACT_TEMPLATE_ID,
            trialTemplateId: s.EMAILJS_TRIAL_TEMPLATE_ID,
          }
        : null,
  }
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
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
  } catch (cause) {
    throw new StartError(
      '.env cannot be read: make it a file that this user may read, or take it away.',
      { cause },
    )
  }
  return process.env
}

/**
 * Reads all settings at once; an empty one counts as unset.
 * @throws ConfigError with one line per mistake
 */
export function readConfig(env: Environment): Config {
  const given = Object.fromEntries(
    Object.keys(settings.shape).flatMap(name =>
      env[name]?.trim() ? [[name, env[name].trim()]] : [],
    ),
  )
  const read = settings.safeParse(given)
  const wrong = new Map<PropertyKey | undefined, string>()
  for (const [name, value] of Object.entries(given))
    if (/^(["']).*\1$/.test(value))
      wrong.set(name, `${name} must be written without the quotes around it.`)
  // One line a setting: what else is wrong with it follows from the first.
  for (const { path, message } of read.error?.issues ?? []) {
    if (!wrong.has(path[0])) wrong.set(path[0], `${String(path[0])} ${message}.`)
  }
  const misspelt = misspeltNames(Object.keys(env), Object.keys(settings.shape), given)
  const mistakes = [...wrong.values(), ...halves(given), ...misspelt.mistakes]
  if (!read.success || mistakes.length > 0) throw new ConfigError(mistakes)

  return grouped(read.data, misspelt.doubts)
}
