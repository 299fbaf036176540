import { expect, it } from 'vitest'
import { readConfig } from '../../server/config'
import { serviceFacts } from '../../server/service-facts'
import { summary } from '../../server/summary'
import { knowledge } from './fixture'

/** The build of a site whose pages say what a start with these settings does. */
const built = (env: Record<string, string> = {}) => ({
  headers: { csp: {}, buildId: 'b1', placeholders: 0 },
  knowledge,
  service: serviceFacts(readConfig(env)),
})

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('an operator can open the address that a start on %s prints', (HOST, address) => {
  expect(summary(readConfig({ HOST }), 3000, built(), 'memory').split('\n')[0]).toBe(
    `4xDU is up: ${address}`,
  )
})

it('a name that may be a misspelt setting is asked about', () => {
  expect(summary(readConfig({ MAILTO: 'root' }), 3000, built(), 'memory')).toContain(
    'MAILTO is no setting of this server: meant MAIL_TO?',
  )
})

it('which model is asked and where is said, not what else stands in the settings', () => {
  const config = readConfig({
    OPENAI_API_KEY: 'sk-geheim',
    OPENAI_BASE_URL: 'https://user:geheim@llm.example/v1?key=geheim',
    SMTP_URL: 'smtp://user:geheim@mail.example',
    MAIL_TO: 'office@4xdu.example',
    REDIS_URL: 'redis://:geheim@redis.example',
  })
  const lines = summary(config, 3000, built(), 'memory')
  expect(lines).toContain('asks the model gpt-3.5-turbo at llm.example\n')
  expect(lines).not.toContain('geheim')
})

const emailjs = {
  EMAILJS_PUBLIC_KEY: 'k',
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_CONTACT_TEMPLATE_ID: 'c',
  EMAILJS_TRIAL_TEMPLATE_ID: 't',
}

it('says of a build with EmailJS what becomes of requests without JavaScript', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_TO: 'office@4xdu.example' }
  // The build has read the EmailJS settings; the start need not have them.
  expect(summary(readConfig({}), 3000, built(emailjs), 'memory')).toContain(
    'Forms   go through EmailJS; those of browsers without JavaScript are stored in ./data, mails wait there (SMTP_URL and MAIL_TO are not set)',
  )
  expect(summary(readConfig(smtp), 3000, built({ ...emailjs, ...smtp }), 'memory')).toContain(
    'without JavaScript are stored in ./data and mailed on',
  )
  expect(summary(readConfig({}), 3000, built(), 'memory')).not.toContain('EmailJS')
})

it('says that the number behind the QR code is nobody’s yet', () => {
  const open = { ...knowledge, site: { ...knowledge.site, messengerNumber: '[+43 660 0000000]' } }
  const config = readConfig({})
  const line =
    'QR code leads to +43 660 0000000, which is a placeholder (messenger.number in content/site.yaml)'
  expect(summary(config, 3000, { ...built(), knowledge: open }, 'memory')).toContain(line)
  expect(summary(config, 3000, built(), 'memory')).not.toContain('QR code')
})

it('names the settings by which the privacy page and this start differ', () => {
  const env = { REQUESTS_KEEP_DAYS: '30', OPENAI_API_KEY: 'sk-geheim' }
  const config = readConfig(env)
  expect(summary(config, 3000, built(), 'memory')).toContain(
    'Pages   were built with another REQUESTS_KEEP_DAYS, OPENAI_API_KEY or OPENAI_BASE_URL',
  )
  expect(summary(config, 3000, built(env), 'memory')).not.toContain('Pages')
})

it('says where limits are counted', () => {
  const lines = (env: Record<string, string>, limits: Parameters<typeof summary>[3]) =>
    summary(readConfig(env), 3000, built(env), limits)
  const redis = { REDIS_URL: 'redis://localhost' }
  expect(lines(redis, 'shared')).toContain('Limits  are shared through Redis')
  expect(lines(redis, 'unshared')).toContain('Limits  are NOT shared')
})

it('says how many facts of the firm are still open', () => {
  const build = built()
  const open = { ...build, headers: { ...build.headers, placeholders: 47 } }
  expect(summary(readConfig({}), 3000, open, 'memory')).toContain('47 facts are placeholders')
  expect(summary(readConfig({}), 3000, build, 'memory')).not.toContain('placeholders')
})
