import { expect, it } from 'vitest'
import { readConfig } from '../../server/config'
import { serviceFacts } from '../../server/service-facts'
import { summary } from '../../server/summary'
import { knowledge } from './fixture'

/** The build of a site whose pages say what a start with these settings does. */
const built = (env: Record<string, string> = {}) => ({ knowledge, service: serviceFacts(readConfig(env)) })

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('an operator can open the address that a start on %s prints', (HOST, address) => {
  expect(summary(readConfig({ HOST }), 3000, built()).split('\n')[0]).toBe(`4xDU is up: ${address}`)
})

it('which model is asked and where is said, not what else stands in the settings', () => {
  const config = readConfig({
    OPENAI_API_KEY: 'sk-geheim',
    OPENAI_BASE_URL: 'https://user:geheim@llm.example/v1?key=geheim',
    SMTP_URL: 'smtp://user:geheim@mail.example',
    MAIL_TO: 'office@4xdu.example',
    REDIS_URL: 'redis://:geheim@redis.example',
  })
  const lines = summary(config, 3000, built())
  expect(lines).toContain('asks the model gpt-3.5-turbo at llm.example\n')
  expect(lines).not.toContain('geheim')
})

it('names the settings by which the privacy page and this start differ', () => {
  const env = { REQUESTS_KEEP_DAYS: '30', OPENAI_API_KEY: 'sk-geheim' }
  const config = readConfig(env)
  expect(summary(config, 3000, built())).toContain(
    'Pages   were built with another REQUESTS_KEEP_DAYS, OPENAI_API_KEY or OPENAI_BASE_URL',
  )
  expect(summary(config, 3000, built(env))).not.toContain('Pages')
})
