import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config'
import { serviceFacts } from '../../server/service-facts'
import { openFacts, refusePlaceholders, summary } from '../../server/summary'
import { emailjs } from './fixture'

type Env = Record<string, string>

const siteUrl = 'https://www.4xdu.example'
const headers = { csp: {}, buildId: 'b1', siteUrl, placeholders: 0, missing: [] as string[] }
/** The build of a site whose pages say what a start with these settings does. */
const built = (env: Env = {}) => ({ headers, service: serviceFacts(readConfig(env)) })

const smtp = { SMTP_URL: 'smtp://user:geheim@mail.example', MAIL_TO: 'office@4xdu.example' }
const key = { OPENAI_API_KEY: 'sk-geheim' }
const model = { ...key, OPENAI_BASE_URL: 'https://user:geheim@llm.example/v1?key=geheim' }
const redis = { REDIS_URL: 'redis://:geheim@redis.example' }

it.each<[string, Env, Env, string]>([
  ['the address', {}, {}, '4xDU is up: http://localhost:3000\n'],
  ['that of IPv6', { HOST: '::1' }, {}, '4xDU is up: http://[::1]:3000\n'],
  ['which model is asked', model, model, 'asks the model gpt-3.5-turbo at llm.example\n'],
  ['that the default is gone', key, key, 'OPENAI_MODEL IS gpt-3.5-turbo, the model of'],
  ['that mails go out', smtp, smtp, 'Forms   are stored in ./data and mailed on'],
  // The build has read the EmailJS settings; the start need not have them.
  ['what EmailJS leaves', {}, emailjs, 'those of browsers without JavaScript are stored in ./data'],
  ['wrong pages', { REQUESTS_KEEP_DAYS: '30' }, {}, 'built with another REQUESTS_KEEP_DAYS:'],
  ['right pages', { SITE_URL: siteUrl }, {}, '4xDU is up'],
  ['what several servers share', redis, redis, 'Limits  are shared through Redis'],
])('an operator reads at the start %s', (_what, env, atBuild, line) => {
  const lines = summary(readConfig(env), 3000, built(atBuild))
  expect(lines).toContain(line)
  expect(lines).not.toContain('geheim')
  expect(lines.includes('Pages ')).toBe(line.includes('built with'))
})

describe('a site with placeholders', () => {
  const missing = ['e-mail', '12 lines of the Impressum']
  const open = { ...built(), headers: { ...headers, placeholders: 47, missing } }
  const lines = (SITE_URL: string) => summary(readConfig({ SITE_URL }), 3000, open).split('\n')

  it('says so in the first line of a public start, and how many there are', () => {
    expect(lines('https://www.4xdu.at')[0]).toMatch(
      /^NOT READY FOR VISITORS: .*e-mail, 12 lines of the Impressum/,
    )
    expect(openFacts(readConfig({ SITE_URL: 'https://www.4xdu.at' }), open)).toEqual(missing)
    expect(lines('').join()).toContain('47 facts are placeholders')
  })

  it('is ready while nobody was invited', () => {
    expect(lines('')[0]).toMatch(/^4xDU is up/)
    expect(openFacts(readConfig({}), open)).toEqual([])
  })

  it('ends its start with REFUSE_PLACEHOLDERS=1', () => {
    const strict = readConfig({ REFUSE_PLACEHOLDERS: '1' })
    expect(() => refusePlaceholders(strict, missing)).toThrow(/^REFUSE_PLACEHOLDERS is set.*e-mail/)
    expect(() => refusePlaceholders(strict, [])).not.toThrow()
    expect(() => refusePlaceholders(readConfig({}), missing)).not.toThrow()
  })
})
