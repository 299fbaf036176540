import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../server/config'
import { readBuild } from '../../server/http/build-files'
import { createService } from '../../server/service'
import type { ServiceFacts } from '../../shared/messages'
import { refuses, startProvider } from '../support/provider'
import { startReceiver } from '../support/receiver'
import { scratchFolder } from '../support/scratch-folder'
import { makeDist, recordedLog } from './fixture'
import { contact, formData, path } from './mail/fixture'

const folder = makeDist()

/** The whole service in this process, as `main` puts it together. */
async function service(env: Record<string, string> = {}, facts: Partial<ServiceFacts> = {}) {
  const build = await readBuild(folder)
  const parts = await createService({
    config: readConfig({ DATA_DIR: scratchFolder(), ...env }),
    build: { ...build, service: { ...build.service, ...facts } },
    log: recordedLog().log,
    watchEveryMs: 50,
  })
  onTestFinished(() => parts.finish())
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    parts.app.request(`http://api.example${path}`, {
      method: 'POST',
      body: formData(fields),
      headers: { host: 'api.example', ...headers },
    })
  return { ...parts, post }
}

it.each([
  ['EmailJS brings the others', {}, true, ['mail.waiting', 'mail.foreign']],
  [
    'the site is public',
    { SITE_URL: 'https://x.example' },
    false,
    ['mail.waiting', 'mail.foreign'],
  ],
  ['nobody was invited', {}, false, ['mail.foreign']],
])('requests that nobody is mailed are told: %s', async (_what, env, emailjs, names) => {
  const DATA_DIR = scratchFolder()
  const settings = { ...env, DATA_DIR, METRICS_TOKEN: 'geheim' }
  const { app, post, check } = await service(settings, { emailjs })
  await check()
  const headers = { authorization: 'Bearer geheim' }
  const problems = async (): Promise<string[]> => {
    const health = await (await app.request('http://localhost/healthz', { headers })).json()
    return health.problems.map(({ name }: { name: string }) => name)
  }
  expect(await problems()).toEqual([])
  await post({ ...contact, form: 'contact' })
  // Told in any case: it shows that somebody has looked since.
  writeFileSync(join(DATA_DIR, 'new/Notiz.txt'), 'Herr Huber ruft an')
  await expect.poll(problems).toContain('mail.foreign')
  expect((await problems()).sort()).toEqual(names.sort())
})

it('the service is degraded as soon as the provider fails for good, and posts it to ALERT_URL', async () => {
  const provider = await startProvider()
  onTestFinished(() => provider.close())
  provider.behave(refuses(401, 'sk-geheim'))
  const { bodies, url: ALERT_URL } = await startReceiver()
  const env = { OPENAI_API_KEY: 'sk-geheim', OPENAI_BASE_URL: provider.url, METRICS_TOKEN: 'm' }
  const DATA_DIR = scratchFolder()
  const { app, check } = await service({ ...env, DATA_DIR, ALERT_URL })
  await check()
  const headers = { authorization: 'Bearer m' }
  const answer = await app.request('http://localhost/healthz', { headers })
  expect(await answer.json()).toMatchObject({
    status: 'degraded',
    problems: [{ name: 'provider', code: '401 invalid_api_key' }],
    emilia: { providerWorks: false },
  })
  await expect.poll(() => bodies.join()).toContain('"provider"')
  // By which the next start knows what was told: watch.test.ts.
  await expect.poll(() => readdirSync(DATA_DIR)).toContain('alert-reported.txt')
})

it('the service answers pages that lie elsewhere under SITE_URL, and leads home to them', async () => {
  const { post } = await service({ SITE_URL: 'https://www.4xdu.example' })
  const fields = { ...contact, form: 'contact' }
  const from = (origin: string) => post(fields, { origin, 'Sec-Fetch-Mode': 'navigate' })
  const answer = await from('https://www.4xdu.example')
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.4xdu.example')
  expect(await answer.text()).toContain('href="https://www.4xdu.example/"')
  expect((await from('https://evil.example')).status).toBe(403)
})
