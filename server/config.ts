import { existsSync, readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { isEmail } from './email'
import { StartError } from './errors'

const whole = (smallest: number, largest: number, usual: number) => {
  const error = `must be a whole number from ${smallest} to ${largest}`
  return z.coerce.number(error).int(error).min(smallest, error).max(largest, error).default(usual)
}
const word = z
  .string()
  .regex(
    /^[\x21-\x7e]+$/,
    'must be one word of plain ASCII characters: perhaps typographic quotes or dashes came with it',
  )
const address = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    hostname: /./,
    error: `must be an address that starts with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
  })
const origin = z
  .string()
  .refine(
    value => URL.canParse(value) && /^https?:\/\/[^/?#@]+\/?$/i.test(value),
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
  .regex(/^smtps?:\/\/./, {
    error: 'must be an address that starts with smtp:// or smtps://',
    abort: true,
  })
  .refine(
    hasEncodedLogin,
    'must write # / ? @ % and spaces of user and password as %23 %2F %3F %40 %25 and %20',
  )
const emailjsId = z
  .string()
  .regex(/^[\w.-]+$/, 'must be an id as EmailJS shows it: letters, digits, - and _')
  .optional()

/** Of an address with a bare `#` or `/` in its password only a part would be read; a bare `%` begins an escape. */
function hasEncodedLogin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { username, password, hash, pathname, search } = new URL(value)
  const isCut =
    hash || pathname.length > 1 || (search && value.lastIndexOf('@') > value.indexOf('?'))
  return !isCut && !/%(?![\da-f]{2})/i.test(username + password)
}

/** OpenAI shut it down on 23 October 2026. */
export const SPECIFIED_MODEL = 'gpt-3.5-turbo'

/** Every setting by its name in the environment, as `.env.example` lists and deploy/README.md explains them. */
export const settings = z.object({
  PORT: whole(0, 65_535, 3000),
  /** Undefined: all addresses of this machine, those of IPv6 too where it has any. */
  HOST: word.optional(),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: origin.optional(),
  API_ORIGIN: origin.default(''),
  TRUST_PROXY: z.preprocess(value => (value === 'off' ? 0 : value), whole(0, 10, 0)),
  REDIS_URL: address('redis', 'rediss').optional(),
  REFUSE_PLACEHOLDERS: z.enum(['0', '1', 'off'], 'must be 1 or off').default('off'),
  OPENAI_API_KEY: word.optional(),
  OPENAI_BASE_URL: address('http', 'https').optional(),
  OPENAI_MODEL: word.default(SPECIFIED_MODEL),
  OPENAI_TOOLS: z
    .enum(['auto', 'functions', 'tools'], 'must be auto, functions or tools')
    .default('auto'),
  // The browser gives up after 60: a later answer would reach nobody.
  OPENAI_TIMEOUT_SECONDS: whole(1, 59, 45),
  OPENAI_MAX_TOKENS: whole(50, 100_000, 600),
  CHAT_PER_MINUTE: whole(1, 100_000, 20),
  CHAT_PER_DAY: whole(1, 100_000_000, 2000),
  CHAT_AT_ONCE: whole(1, 10_000, 8),
  FORMS_PER_MINUTE: whole(1, 100_000, 6),
  REQUESTS_KEEP_DAYS: whole(1, 36_500, 180),
  SMTP_URL: smtp.optional(),
  MAIL_TO: emails.optional(),
  MAIL_FROM: email.optional(),
  ALERT_URL: address('http', 'https').optional(),
  METRICS_TOKEN: word.optional(),
  EMAILJS_PUBLIC_KEY: emailjsId,
  EMAILJS_SERVICE_ID: emailjsId,
  EMAILJS_CONTACT_TEMPLATE_ID: emailjsId,
  EMAILJS_TRIAL_TEMPLATE_ID: emailjsId,
})
const names = Object.keys(settings.shape)

/** All settings of one run, by their names; `chat` is what server/chat reads of them. */
export type Config = z.infer<typeof settings> & {
  chat: ReturnType<typeof chatSettings>
}

const chatSettings = (s: z.infer<typeof settings>) => ({
  /** Undefined: no model is asked. A host of one's own needs none. */
  apiKey: s.OPENAI_API_KEY ?? (s.OPENAI_BASE_URL && 'none'),
  baseUrl: s.OPENAI_BASE_URL,
  model: s.OPENAI_MODEL,
  tools: s.OPENAI_TOOLS,
  timeoutSeconds: s.OPENAI_TIMEOUT_SECONDS,
  perMinute: s.CHAT_PER_MINUTE,
  perDay: s.CHAT_PER_DAY,
  /** How many tokens a model may write. */
  maxTokens: s.OPENAI_MAX_TOKENS,
  /** Calls to the provider at the same moment. */
  atOnce: s.CHAT_AT_ONCE,
})

/**
 * The process's environment, with the lines of `.env` under it where there is one. A line is read as systemd and Docker do, all
 * behind `=`: Node's own reader takes quotes off and cuts a password at its `#`.
 */
export function environment(file = '.env'): NodeJS.ProcessEnv {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : []
  for (const line of lines) {
    const [, name, value = ''] = /^\s*(\w+)\s*=(.*)$/.exec(line) ?? []
    if (name) process.env[name] ??= value.trim()
  }
  return process.env
}

/**
 * Reads all settings at once; an empty one counts as unset.
 * @throws StartError with one line per mistake, which names the setting and holds no value
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    names.flatMap(name => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const { data, error } = settings.safeParse(given)
  // One line a setting: what else is wrong with it follows from the first.
  const mistakes = new Map<PropertyKey | undefined, string>()
  for (const [name, value] of Object.entries(given))
    if (/^(["']).*\1$/.test(value))
      mistakes.set(name, 'must be written without the quotes around it')
    else if (/\s#/.test(value))
      mistakes.set(name, 'must be followed by nothing: a comment needs a line of its own')
  for (const { path, message } of error?.issues ?? [])
    if (!mistakes.has(path[0])) mistakes.set(path[0], message)
  const lines = [
    ...Array.from(mistakes, ([name, message]) => `${String(name)} ${message}.`),
    ...incomplete(given),
    ...misspelt(Object.keys(env), given),
  ]
  if (!data || lines.length > 0) throw new StartError(lines.join('\n'))
  return { ...data, chat: chatSettings(data) }
}

type Given = Readonly<Record<string, string>>

/** A line for each setting that does nothing without another one. */
function incomplete(given: Given): string[] {
  const together = [['SMTP_URL', 'MAIL_TO'], names.filter(name => name.startsWith('EMAILJS_'))]
  const lines = together.flatMap(group => {
    const missing = group.filter(name => !(name in given))
    return missing.length === 0 || missing.length === group.length
      ? []
      : `${missing.join(', ')} must be set too: ${group.join(', ')} belong together.`
  })
  if ('MAIL_FROM' in given && !('SMTP_URL' in given))
    lines.push('SMTP_URL must be set too: MAIL_FROM is the sender of mails.')
  const isOpenAi = /^(https:\/\/api\.openai\.com\b.*)?$/i.test(given.OPENAI_BASE_URL ?? '')
  const alone = ['OPENAI_BASE_URL', 'OPENAI_MODEL'].filter(name => name in given)
  if (alone.length > 0 && isOpenAi && !('OPENAI_API_KEY' in given))
    lines.push(
      `OPENAI_API_KEY must be set too: ${alone.join(', ')} alone asks no model; a host of your own in OPENAI_BASE_URL needs no key.`,
    )
  return lines
}

// Others may belong to another program, as MAILTO does to cron.
const beginsLikeOurs = /^(OPENAI|CHAT|EMAILJS|FORMS|REQUESTS|REFUSE|TRUST|ALERT|METRICS)_/i

/** A line for each name of the environment that looks like one of ours which is not set. */
function misspelt(present: readonly string[], given: Given): string[] {
  const unset = names.filter(name => !(name in given))
  return present.flatMap(name => {
    if (names.includes(name) || !beginsLikeOurs.test(name)) return []
    const meant = unset.find(own => distance(own, name.toUpperCase()) <= 2)
    return meant ? `${name} is no setting of this server: meant ${meant}?` : []
  })
}

/** Public EmailJS values, read by the build; null sends the forms to this server. */
export function emailjsOf(config: Config) {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = config
  const { EMAILJS_CONTACT_TEMPLATE_ID: contact, EMAILJS_TRIAL_TEMPLATE_ID: trial } = config
  return publicKey && serviceId && contact && trial
    ? { publicKey, serviceId, contactTemplateId: contact, trialTemplateId: trial }
    : null
}
