import { z } from 'zod'

const whole = (smallest: number, largest: number) => {
  const error = `must be a whole number from ${smallest} to ${largest}`
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine(n => n >= smallest && n <= largest, error)
}
const text = z.string().optional()
const oneLine = z.string().regex(/^\S+$/, 'must be one word without spaces')
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
const emails = z
  .string()
  .refine(
    value => value.split(',').every(one => z.email().safeParse(one.trim()).success),
    'must be an e-mail address, or several with commas between them',
  )

/** Every setting by its name in the environment, as `.env.example` lists them. */
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
  OPENAI_API_KEY: oneLine.optional(),
  OPENAI_BASE_URL: address(['http:', 'https:']).optional(),
  OPENAI_MODEL: oneLine.default('gpt-3.5-turbo'),
  OPENAI_TOOLS: z.enum(['auto', 'functions', 'tools'], 'must be auto, functions or tools').default('auto'),
  // The browser gives up after 60 (components/islands/ChatWidget/ask-emilia.ts): a later answer would reach nobody.
  OPENAI_TIMEOUT_SECONDS: whole(1, 59).default(45),
  CHAT_PER_MINUTE: whole(1, 100_000).default(20),
  CHAT_PER_DAY: whole(1, 100_000_000).default(2000),
  CHAT_AT_ONCE: whole(1, 10_000).default(8),
  FORMS_PER_MINUTE: whole(1, 100_000).default(6),
  REQUESTS_KEEP_DAYS: whole(1, 36_500).default(180),
  SMTP_URL: address(['smtp:', 'smtps:']).optional(),
  MAIL_TO: emails.optional(),
  EMAILJS_PUBLIC_KEY: text,
  EMAILJS_SERVICE_ID: text,
  EMAILJS_CONTACT_TEMPLATE_ID: text,
  EMAILJS_TRIAL_TEMPLATE_ID: text,
})

/** Names of settings that only make sense together. */
export const together = [
  ['SMTP_URL', 'MAIL_TO'],
  ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_CONTACT_TEMPLATE_ID', 'EMAILJS_TRIAL_TEMPLATE_ID'],
]
