import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config'
import { serviceFacts } from '../../server/service-facts'
import { openFacts, refusePlaceholders, summary } from '../../server/summary'

/** The build of a site whose pages say what a start with these settings does. */
const built = (env: Record<string, string> = {}) => ({
  headers: { csp: {}, buildId: 'b1', placeholders: 0, missing: [] as string[] },
  service: serviceFacts(readConfig(env)),
})

const memory = { limits: 'memory' } as const

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('an operator can open the address that a start on %s prints', (HOST, address) => {
  expect(summary(readConfig({ HOST }), 3000, built(), memory).split('\n')[0]).toBe(
    `4xDU is up: ${address}`,
  )
})

it('a name that may be a misspelt setting is asked about', () => {
  expect(summary(readConfig({ MAILTO: 'root' }), 3000, built(), memory)).toContain(
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
  const lines = summary(config, 3000, built(), memory)
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
  expect(summary(readConfig({}), 3000, built(emailjs), memory)).toContain(
    'Forms   go through EmailJS; those of browsers without JavaScript are stored in ./data, mails wait there (SMTP_URL and MAIL_TO are not set)',
  )
  expect(summary(readConfig(smtp), 3000, built({ ...emailjs, ...smtp }), memory)).toContain(
    'without JavaScript are stored in ./data and mailed on',
  )
  expect(summary(readConfig({}), 3000, built(), memory)).not.toContain('EmailJS')
})

describe('a public site with placeholders', () => {
  const missing = ['e-mail', '12 lines of the Impressum']
  const open = { ...built(), headers: { ...built().headers, placeholders: 47, missing } }
  const lines = (env: Record<string, string>) =>
    summary(readConfig(env), 3000, open, memory).split('\n')

  it('says so in the first line of its start', () => {
    expect(lines({ SITE_URL: 'https://www.4xdu.at' })[0]).toMatch(
      /^NOT READY FOR VISITORS: .*e-mail, 12 lines of the Impressum/,
    )
    expect(openFacts(readConfig({ SITE_URL: 'https://www.4xdu.at' }), open)).toEqual(missing)
  })

  it.each([
    '',
    'http://localhost:3000',
    'https://4xdu.example',
    'http://192.168.1.9',
    'http://[::1]:3000',
    'http://intranet',
  ])('is none where nobody else can reach it: SITE_URL=%s', url => {
    expect(lines({ SITE_URL: url })[0]).toMatch(/^4xDU is up/)
    expect(openFacts(readConfig({ SITE_URL: url }), open)).toEqual([])
  })

  it('ends its start with REFUSE_PLACEHOLDERS=1', () => {
    const strict = readConfig({ REFUSE_PLACEHOLDERS: '1' })
    expect(() => refusePlaceholders(strict, open)).toThrow(/^REFUSE_PLACEHOLDERS is set.*e-mail/)
    expect(() => refusePlaceholders(strict, built())).not.toThrow()
    expect(() => refusePlaceholders(readConfig({}), open)).not.toThrow()
  })
})

it('says that nothing keeps a second server out of the folder', () => {
  const config = readConfig({ DATA_DIR: '/mnt/c/data' })
  expect(summary(config, 3000, built(), { ...memory, unguarded: 'ENOTSUP' })).toMatch(
    /\/mnt\/c\/data is NOT guarded against a second server.*\(ENOTSUP\)/,
  )
})

it('names the settings by which the privacy page and this start differ', () => {
  const env = { REQUESTS_KEEP_DAYS: '30', OPENAI_API_KEY: 'sk-geheim' }
  const config = readConfig(env)
  expect(summary(config, 3000, built(), memory)).toContain(
    'Pages   were built with another REQUESTS_KEEP_DAYS, OPENAI_API_KEY or OPENAI_BASE_URL',
  )
  expect(summary(config, 3000, built(env), memory)).not.toContain('Pages')
})

it('says where limits are counted', () => {
  const lines = (env: Record<string, string>, limits: 'shared' | 'unshared') =>
    summary(readConfig(env), 3000, built(env), { limits })
  const redis = { REDIS_URL: 'redis://localhost' }
  expect(lines(redis, 'shared')).toContain('Limits  are shared through Redis')
  expect(lines(redis, 'unshared')).toContain('Limits  are NOT shared')
})

it('says how many facts of the firm are still open', () => {
  const build = built()
  const open = { ...build, headers: { ...build.headers, placeholders: 47 } }
  expect(summary(readConfig({}), 3000, open, memory)).toContain('47 facts are placeholders')
  expect(summary(readConfig({}), 3000, build, memory)).not.toContain('placeholders')
})
