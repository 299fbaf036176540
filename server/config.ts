import { existsSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { isEmail } from './email'
import { StartError } from './errors'

const whole = (smallest: number, largest: number) => {
  const error = `must be a whole number from ${smallest} to ${largest}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine(n => n >= smallest && n <= largest, error)
}
const oneLine = z.string().regex(/^\S+$/, 'must be one word without spaces')
const key = z
  .string()
  .regex(
    /^[\x21-\x7e]+$/,
    'must be one word of plain ASCII characters: perhaps typographic quotes or dashes came with it',
  )
const emailjsId = z
  .string()
  .regex(/^[\w.-]+$/, 'must be an id as EmailJS shows it: letters, digits, - and _')
  .optional()
const address = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    hostname: /./,
    error: `must be an address that starts with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
  })
const origin = address('http', 'https')
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
const smtp = z
  .string()
  .regex(/^smtps?:\/\//, {
    error: 'must be an address that starts with smtp:// or smtps://',
    abort: true,
  })
  .refine(hasEncodedLogin, {
    error: 'must write # / ? @ % and spaces of user and password as %23 %2F %3F %40 %25 and %20',
    abort: true,
  })
  .refine(value => new URL(value).hostname, 'must name a host: smtps://user:password@host')

/** Of an address with a bare `#` or `/` in its password only a part would be read; a bare `%` begins an escape. */
function hasEncodedLogin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, password, hash, pathname, search } = new URL(value)
  const isCut =
    hash || pathname.length > 1 || (search && value.lastIndexOf('@') > value.indexOf('?'))
  return !isCut && !/%(?![\da-f]{2})/i.test(username + password)
}

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
  REDIS_URL: address('redis', 'rediss').optional(),
  REFUSE_PLACEHOLDERS: z.enum(['0', '1', 'off'], 'must be 1 or off').default('off'),
  OPENAI_API_KEY: key.optional(),
  OPENAI_BASE_URL: address('http', 'https').optional(),
  OPENAI_MODEL: oneLine.default('gpt-3.5-turbo'),
  OPENAI_TOOLS: z
    .enum(['auto', 'functions', 'tools'], 'must be auto, functions or tools')
    .default('auto'),
  // The browser gives up after 60: a later answer would reach nobody.
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
  ALERT_URL: address('http', 'https').optional(),
  METRICS_TOKEN: key.optional(),
  EMAILJS_PUBLIC_KEY: emailjsId,
  EMAILJS_SERVICE_ID: emailjsId,
  EMAILJS_CONTACT_TEMPLATE_ID: emailjsId,
  EMAILJS_TRIAL_TEMPLATE_ID: emailjsId,
})
const names = Object.keys(settings.shape)

type Given = Readonly<Record<string, string>>

/** A line for each setting that does nothing without another one. */
function halves(given: Given): string[] {
  const together = [['SMTP_URL', 'MAIL_TO'], names.filter(name => name.startsWith('EMAILJS_'))]
  const lines = together.flatMap(group => {
    const missing = group.filter(name => !(name in given))
    return missing.length === 0 || missing.length === group.length
      ? []
      : `${missing.join(', ')} must be set too: ${group.join(', ')} belong together.`
  })
  if ('MAIL_FROM' in given && !('SMTP_URL' in given))
    lines.push('SMTP_URL must be set too: MAIL_FROM is the sender of mails.')
  const url = given.OPENAI_BASE_URL
  // One that cannot be read has a line already.
  const isOwnHost = url && (!URL.canParse(url) || new URL(url).host !== 'api.openai.com')
  const alone = ['OPENAI_BASE_URL', 'OPENAI_MODEL'].filter(name => name in given)
  if (alone.length > 0 && !isOwnHost && !('OPENAI_API_KEY' in given))
    lines.push(
      `OPENAI_API_KEY must be set too: ${alone.join(', ')} alone asks no model; a host of your own in OPENAI_BASE_URL needs no key.`,
    )
  return lines
}

/**
 * A line for each name of the environment that looks like one of ours which is not set. Only names of several words: HOME is
 * near HOST.
 */
function misspelt(env: Environment, given: Given): string[] {
  const missing = names.filter(name => name.includes('_') && !(name in given))
  return Object.keys(env).flatMap(name => {
    const meant = missing.find(own => distance(own, name.toUpperCase()) <= 2)
    return meant === undefined || names.includes(name)
      ? []
      : `${name} is no setting of this server: meant ${meant}?`
  })
}

/** All settings of one run. */
export type Config = ReturnType<typeof grouped>

function grouped(s: z.infer<typeof settings>, doubts: string[]) {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = s
  const { EMAILJS_CONTACT_TEMPLATE_ID: contact, EMAILJS_TRIAL_TEMPLATE_ID: trial } = s
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
    /** Whether a start ends that still has placeholders for the firm's contact or legal facts. */
    refusesPlaceholders: s.REFUSE_PLACEHOLDERS === '1',
    chat: {
      /** Undefined: no model is asked. A host of one's own needs none. */
      apiKey: s.OPENAI_API_KEY ?? (s.OPENAI_BASE_URL && 'none'),
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
      publicKey && serviceId && contact && trial
        ? { publicKey, serviceId, contactTemplateId: contact, trialTemplateId: trial }
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

type Environment = Readonly<Record<string, string | undefined>>

/** The process's environment, with `.env` of the working directory under it where there is one. */
export function environment(): Environment {
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
    names.flatMap(name => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const read = settings.safeParse(given)
  // One line a setting: what else is wrong with it follows from the first.
  const wrong = new Map<PropertyKey | undefined, string>()
  for (const [name, value] of Object.entries(given))
    if (/^(["']).*\1$/.test(value))
      wrong.set(name, `${name} must be written without the quotes around it.`)
  for (const { path, message } of read.error?.issues ?? [])
    if (!wrong.has(path[0])) wrong.set(path[0], `${String(path[0])} ${message}.`)
  // Names that begin like ours are mistakes; others may belong to another program, as MAILTO does to cron.
  const isOurs = (line: string) => /^(OPENAI|CHAT|EMAILJS|FORMS|REFUSE)_/i.test(line)
  const doubts = misspelt(env, given)
  const mistakes = [...wrong.values(), ...halves(given), ...doubts.filter(isOurs)]
  if (!read.success || mistakes.length > 0) throw new ConfigError(mistakes)
  return grouped(read.data, doubts)
}
