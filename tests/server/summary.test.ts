import { expect, it } from 'vitest'
import { readConfig } from '../../server/config'
import { summary } from '../../server/summary'

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000'],
])('an operator can open the address he reads after a start on %s', (HOST, address) => {
  expect(summary(readConfig({ HOST }), 3000).split('\n')[0]).toBe(`4xDU is up: ${address}`)
})

it('which model is asked and where is said, not what else stands in the settings', () => {
  const config = readConfig({
    OPENAI_API_KEY: 'sk-geheim',
    OPENAI_BASE_URL: 'https://user:geheim@llm.example/v1?key=geheim',
    SMTP_URL: 'smtp://user:geheim@mail.example',
    MAIL_TO: 'office@4xdu.example',
    REDIS_URL: 'redis://:geheim@redis.example',
  })
  const lines = summary(config, 3000)
  expect(lines).toContain('asks the model gpt-3.5-turbo at llm.example\n')
  expect(lines).not.toContain('geheim')
})
