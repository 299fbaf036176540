import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, settings } from '../../server/config'
import { StartError } from '../../server/errors'

const mistakes = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof StartError) return error.message.split('\n')
    throw error
  }
}

const emailjs = {
  EMAILJS_PUBLIC_KEY: 'k',
  EMAILJS_SERVICE_ID: 's',
  EMAILJS_CONTACT_TEMPLATE_ID: 'c',
  EMAILJS_TRIAL_TEMPLATE_ID: 't',
}

describe('settings', () => {
  it('have the defaults of the contract, also where a variable is set to nothing', () => {
    for (const env of [
      {},
      { PORT: '', OPENAI_API_KEY: ' ', SITE_URL: '', SMTP_URL: '', MAIL_TO: '', TRUST_PROXY: '' },
    ]) {
      expect(readConfig(env)).toEqual({
        doubts: [],
        host: '0.0.0.0',
        port: 3000,
        dataDir: './data',
        apiOrigin: '',
        trustProxy: 0,
        siteUrl: undefined,
        redisUrl: undefined,
        refusesPlaceholders: false,
        chat: {
          model: 'gpt-3.5-turbo',
          tools: 'auto',
          timeoutSeconds: 45,
          perMinute: 20,
          perDay: 2000,
          maxTokens: 600,
          atOnce: 8,
        },
        forms: { perMinute: 6, keepDays: 180 },
        emailjs: null,
      })
    }
  })

  it('are read in the units they are named after', () => {
    const config = readConfig({
      ...emailjs,
      PORT: '8080',
      SITE_URL: 'https://4xdu.at/',
      TRUST_PROXY: '2',
      OPENAI_TIMEOUT_SECONDS: '30',
      OPENAI_MAX_TOKENS: '300',
      CHAT_AT_ONCE: '4',
      SMTP_URL: 'smtps://user:pw@mail.example:465',
      MAIL_TO: 'a@example.at, b@example.at',
    })
    expect(config).toMatchObject({
      port: 8080,
      siteUrl: 'https://4xdu.at',
      trustProxy: 2,
      chat: { timeoutSeconds: 30, maxTokens: 300, atOnce: 4 },
      forms: { smtpUrl: 'smtps://user:pw@mail.example:465', mailTo: 'a@example.at, b@example.at' },
      emailjs: { publicKey: 'k', serviceId: 's', contactTemplateId: 'c', trialTemplateId: 't' },
    })
  })

  it.each([
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['SITE_URL', 'https://4xdu.at/seite'],
    ['API_ORIGIN', 'https://api.4xdu.at/v1'],
    ['TRUST_PROXY', 'true'],
    ['REDIS_URL', 'http://localhost'],
    ['OPENAI_BASE_URL', 'openai'],
    ['OPENAI_API_KEY', 'sk-1 2'],
    ['OPENAI_API_KEY', '„sk-12“'],
    ['OPENAI_TOOLS', 'both'],
    ['OPENAI_TIMEOUT_SECONDS', '60'],
    ['CHAT_PER_DAY', '1.5'],
    ['REQUESTS_KEEP_DAYS', '0'],
    ['ALERT_URL', 'ntfy'],
    ['METRICS_TOKEN', 'a b'],
    ['OPENAI_API_KEY', '"sk-1"'],
    ['METRICS_TOKEN', "'x'"],
    ['REFUSE_PLACEHOLDERS', 'yes'],
  ])('%s=%s is one line that names it', (name, value) => {
    const lines = mistakes({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} must .+\\.$`))
  })

  it.each([
    'smtp://user:100%@mail.example',
    'smtp://user:a#b@mail.example',
    'smtp://user:a/b@mail.example',
    'smtp://u:a?b@h',
    // What is before the # would be the port: the address cannot be read at all.
    'smtps://u:pa#ss@h',
    'smtp://u:p#w@host',
  ])('SMTP_URL says how to write a password such as in %s', url => {
    expect(mistakes({ SMTP_URL: url, MAIL_TO: 'a@example.at' })).toEqual([
      expect.stringMatching(/^SMTP_URL must write # .* as %23 /),
    ])
  })

  it.each([
    ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
    ['CHAT_PERMINUTE', 'CHAT_PER_MINUTE'],
    ['openai_modl', 'OPENAI_MODEL'],
  ])('%s is asked whether it meant %s', (name, meant) => {
    expect(mistakes({ [name]: 'x' })).toEqual([
      `${name} is no setting of this server: meant ${meant}?`,
    ])
  })

  it.each([
    ['MAILTO', 'MAIL_TO'],
    ['EMAIL_TO', 'MAIL_TO'],
    ['SMTP_URI', 'SMTP_URL'],
    ['REDIS_URI', 'REDIS_URL'],
  ])(
    '%s, which may be of another program, stops nothing and is asked whether it meant %s',
    (name, meant) => {
      expect(mistakes({ [name]: 'x' })).toEqual([])
      expect(readConfig({ [name]: 'x' }).doubts).toEqual([
        `${name} is no setting of this server: meant ${meant}?`,
      ])
    },
  )

  it('of other programs are left alone', () => {
    const others = ['HOME', 'HOSTNAME', 'REDIS_PORT', 'OPENAI_ORG_ID', 'SMTP_USER', 'MAIL', 'PORTS']
    expect(readConfig(Object.fromEntries(others.map(name => [name, 'x']))).doubts).toEqual([])
  })

  it('of the model need a key, unless the host is one of their own', () => {
    const halves = { OPENAI_MODEL: 'gpt-6', OPENAI_BASE_URL: 'https://api.openai.com/v1' }
    for (const half of Object.entries(halves))
      expect(mistakes(Object.fromEntries([half]))).toEqual([
        expect.stringMatching(/^OPENAI_API_KEY must be set too: /),
      ])
    const local = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3' }
    expect(readConfig(local).chat.apiKey).toBeDefined()
  })

  it('of EmailJS are ids', () => {
    const lines = mistakes({ ...emailjs, EMAILJS_PUBLIC_KEY: '<x>' })
    expect(lines).toEqual([expect.stringMatching(/^EMAILJS_PUBLIC_KEY must be an id/)])
  })

  it('take mail addresses with umlauts, and mailboxes of this machine', () => {
    const smtp = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'root@localhost' }
    expect(mistakes({ ...smtp, MAIL_TO: 'root@localhost, office@müller.at' })).toEqual([])
    expect(mistakes({ ...smtp, MAIL_TO: 'office@4xdu.example', MAIL_FROM: 'niemand' })).toEqual([
      expect.stringMatching(/^MAIL_FROM must be an e-mail address/),
    ])
    expect(mistakes({ MAIL_FROM: 'a@4xdu.example' })).toEqual([
      expect.stringMatching(/^SMTP_URL must be set too/),
    ])
  })

  it('list all mistakes at once and never say a value', () => {
    const lines = mistakes({
      PORT: 'geheim1',
      OPENAI_API_KEY: 'geheim 2',
      SMTP_URL: 'geheim3://user:geheim4@host',
      REDIS_URL: 'geheim5',
      EMAILJS_SERVICE_ID: 'geheim6',
    })
    expect(lines.map(line => line.split(' ')[0])).toEqual([
      'PORT',
      'REDIS_URL',
      'OPENAI_API_KEY',
      'SMTP_URL',
      'MAIL_TO',
      'EMAILJS_PUBLIC_KEY,',
    ])
    expect(lines.join('\n')).not.toContain('geheim')
  })

  it('that belong together come together', () => {
    expect(mistakes({ SMTP_URL: 'smtp://localhost' })).toEqual([
      'MAIL_TO must be set too: SMTP_URL, MAIL_TO belong together.',
    ])
    expect(mistakes({ MAIL_TO: 'a@example.at' })).toHaveLength(1)
    expect(mistakes({ SMTP_URL: 'smtp://localhost', MAIL_TO: 'keine' })).toHaveLength(1)
    for (const name of Object.keys(emailjs)) {
      expect(mistakes({ ...emailjs, [name]: '' })[0]).toMatch(
        new RegExp(`^${name} must be set too`),
      )
    }
  })

  it('are all in .env.example, with values that are right', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const env = Object.fromEntries(
      [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(Object.keys(env).sort()).toEqual(Object.keys(settings.shape).sort())
    expect(mistakes(env)).toEqual([])
  })

  it('are all explained in deploy/README.md, and no others', () => {
    const readme = readFileSync(new URL('../../deploy/README.md', import.meta.url), 'utf8')
    const [, table = ''] = readme.split('## Settings\n')
    const names = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z_]{3,}/g) ?? [],
    )
    expect(names.sort()).toEqual(Object.keys(settings.shape).sort())
  })
})
