import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { emailjsOf, environment, readConfig, settings } from '../../server/config'
import { StartError } from '../../server/errors'
import { buildSettingsOf, defineOf } from '../../tools/build/settings'
import { scratchFolder } from '../support/scratch-folder'
import { emailjs } from './fixture'

const mistakes = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n')
    throw error
  }
}

const smtp = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'root@localhost' }

it('settings have the defaults of the contract, also where a variable is set to nothing', () => {
  const nothing = Object.fromEntries(Object.keys(settings.shape).map(name => [name, ' ']))
  const config = readConfig(nothing)
  expect(config).toEqual(readConfig({}))
  expect(config).toMatchObject({ OPENAI_MODEL: 'gpt-3.5-turbo', OPENAI_TIMEOUT_SECONDS: 45 })
  expect([config.chat.apiKey, config.SITE_URL, emailjsOf(config)]).toEqual([
    undefined,
    undefined,
    null,
  ])
})

it('settings are read in the units they are named after, addresses as browsers spell them', () => {
  const config = readConfig({
    ...emailjs,
    PORT: '8080',
    SITE_URL: 'https://WWW.4xdu.at/',
    API_ORIGIN: 'https://API.4xdu.at/',
    TRUST_PROXY: '2',
    OPENAI_TIMEOUT_SECONDS: '30',
  })
  expect(config).toMatchObject({
    PORT: 8080,
    SITE_URL: 'https://www.4xdu.at',
    API_ORIGIN: 'https://api.4xdu.at',
    TRUST_PROXY: 2,
    chat: { timeoutSeconds: 30 },
  })
  const templates = { contactTemplateId: 'c', trialTemplateId: 't' }
  expect(emailjsOf(config)).toEqual({ publicKey: 'k', serviceId: 's', ...templates })
})

it.each([
  ['PORT', '70000'],
  ['SITE_URL', 'https://4xdu.at/seite'],
  ['TRUST_PROXY', 'true'],
  ['REDIS_URL', 'http://localhost'],
  ['OPENAI_BASE_URL', 'openai'],
  ['OPENAI_API_KEY', '„sk-12“'],
  ['OPENAI_TOOLS', 'both'],
  ['OPENAI_TIMEOUT_SECONDS', '60'],
  ['CHAT_PER_DAY', '1.5'],
  ['REQUESTS_KEEP_DAYS', '0'],
  ['ALERT_URL', 'ntfy'],
])('%s=%s is one line that names it', (name, value) => {
  const lines = mistakes({ [name]: value })
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} must .+\\.$`))])
})

it.each([
  'smtp://user:100%@mail.example',
  'smtp://user:a#b@mail.example',
  // What is before the # would be the port: the address cannot be read at all.
  'smtps://u:pa#ss@h',
])('SMTP_URL says how to write a password such as in %s', url => {
  expect(mistakes({ ...smtp, SMTP_URL: url })).toEqual([
    expect.stringMatching(/^SMTP_URL must write # .* as %23 /),
  ])
})

it.each([
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['openai_modl', 'OPENAI_MODEL'],
])('%s is asked whether it meant %s', (name, meant) => {
  const line = `${name} is no setting of this server: meant ${meant}?`
  expect(mistakes({ [name]: 'x' })).toEqual([line])
})

it('settings of .env are read to the end of their line, as systemd and Docker do', () => {
  const file = join(scratchFolder(), '.env')
  const lines = ['# MAIL_TO=x', 'TEST_TOKEN=a#b', ' TEST_URL = smtp://u:a%23@h ', 'TEST_SET=b', 'x']
  writeFileSync(file, lines.join('\r\n'))
  vi.stubEnv('TEST_SET', 'a')
  for (const name of ['TEST_TOKEN', 'TEST_URL']) vi.stubEnv(name, undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(environment(file)).toMatchObject({
    TEST_TOKEN: 'a#b',
    TEST_URL: 'smtp://u:a%23@h',
    TEST_SET: 'a',
  })
})

it('settings of other programs are left alone', () => {
  const others = ['HOME', 'HOSTNAME', 'OPENAI_ORG_ID', 'SMTP_URI', 'REDIS_URI', 'MAILTO', 'PORTS']
  expect(mistakes(Object.fromEntries(others.map(name => [name, 'x'])))).toEqual([])
})

it('settings take a model without a key where the host is one of their own', () => {
  const local = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3' }
  expect(readConfig(local).chat.apiKey).toBeDefined()
})

it.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_TO'],
  [{ MAIL_TO: 'a@example.at' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'a@4xdu.example' }, 'SMTP_URL'],
  [{ ...emailjs, EMAILJS_SERVICE_ID: '' }, 'EMAILJS_SERVICE_ID'],
  [{ OPENAI_MODEL: 'gpt-6' }, 'OPENAI_API_KEY'],
  [{ OPENAI_BASE_URL: 'https://api.openai.com/v1' }, 'OPENAI_API_KEY'],
])('settings that do nothing alone are one line that names the other: %o, %s', (env, missing) => {
  expect(mistakes(env)).toEqual([expect.stringMatching(new RegExp(`^${missing} must be set too`))])
})

it('settings list all mistakes at once and never say a value', () => {
  const lines = mistakes({
    PORT: 'geheim1',
    OPENAI_API_KEY: 'geheim 2',
    SMTP_URL: 'geheim3://user:geheim4@host',
    REDIS_URL: 'geheim5',
    EMAILJS_SERVICE_ID: '<geheim6>',
  })
  const names = ['PORT', 'REDIS_URL', 'OPENAI_API_KEY', 'SMTP_URL', 'EMAILJS_SERVICE_ID']
  expect(lines.map(line => line.split(' ')[0])).toEqual([
    ...names,
    'MAIL_TO',
    'EMAILJS_PUBLIC_KEY,',
  ])
  expect(lines.join('\n')).not.toContain('geheim')
})

it('settings hand a build nothing secret, which would come to every browser', () => {
  const secret = {
    ...emailjs,
    OPENAI_API_KEY: 'geheim',
    SMTP_URL: 'smtp://user:geheim@mail.example',
    MAIL_TO: 'geheim@4xdu.example',
    REDIS_URL: 'redis://:geheim@redis.example',
    METRICS_TOKEN: 'geheim',
    ALERT_URL: 'https://alert.example/geheim',
  }
  const given = Object.values(defineOf(buildSettingsOf(readConfig(secret)))).join()
  expect(given).toContain('"publicKey":"k"')
  expect(given).not.toContain('geheim')
})

/** As people write them. */
const defaults = new Map(
  Object.entries(settings.parse({}))
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, name === 'TRUST_PROXY' ? 'off' : String(value)]),
)

it('settings are all in .env.example, with their defaults or values that are right', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const env = Object.fromEntries(
    [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(Object.keys(env).sort()).toEqual(Object.keys(settings.shape).sort())
  expect(mistakes(env)).toEqual([])
  const wrong = Object.entries(env).filter(
    ([name, value]) => (defaults.get(name) ?? value) !== value,
  )
  expect(wrong).toEqual([])
})

it('settings are all explained in deploy/README.md with their defaults, and no others', () => {
  const readme = readFileSync(new URL('../../deploy/README.md', import.meta.url), 'utf8')
  const [, table = ''] = readme.split('## Settings\n')
  const rows = [...table.matchAll(/^\|([^|]+)\|([^|]+)\|/gm)].map(
    ([, first = '', second = '']) => ({
      names: first.match(/[A-Z_]{3,}/g) ?? [],
      told: [...second.matchAll(/`([^`]+)`|\boff\b/g)].map(([word, inside = word]) => inside),
    }),
  )
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(settings.shape).sort())
  for (const { names, told } of rows) {
    const right = names.flatMap(name => defaults.get(name) ?? [])
    expect(told.slice(0, right.length), names.join()).toEqual(right)
  }
})
