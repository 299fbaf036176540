import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../server/config'
import { readBuild } from '../../server/http/build-files'
import { createService } from '../../server/service'
import type { ServiceFacts } from '../../shared/messages'
import { startSmtp } from '../support/smtp'
import { recordedLog } from './fixture'
import { contact, formData, path, tempFolder, trial } from './mail/fixture'
import { smallSite } from './small-site'

const { folder } = smallSite()

/** The whole service in this process, as `main` puts it together. */
async function service(
  env: Record<string, string> = {},
  siteUrl?: string,
  facts: Partial<ServiceFacts> = {},
) {
  const build = await readBuild(folder())
  const config = readConfig({ DATA_DIR: await tempFolder(), ...env })
  const parts = await createService({
    config,
    build: {
      ...build,
      service: { ...build.service, ...facts },
      headers: { ...build.headers, ...(siteUrl && { siteUrl }) },
    },
    log: recordedLog().log,
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

describe('the service', () => {
  it('knows the forms by the ids of the EmailJS account that the pages were built with', async () => {
    const { post } = await service({
      EMAILJS_PUBLIC_KEY: 'k',
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_CONTACT_TEMPLATE_ID: 'template_c',
      EMAILJS_TRIAL_TEMPLATE_ID: 'template_t',
    })
    expect((await post({ ...contact, template_id: 'template_c' })).status).toBe(200)
    expect((await post({ ...trial, template_id: 'template_t' })).status).toBe(200)
    // Unknown ids leave it to the fields; the trial form's id does not.
    expect((await post({ ...contact, template_id: 'template_x', message: 'b' })).status).toBe(200)
    expect((await post({ ...contact, template_id: 'template_t' })).status).toBe(422)
  })

  it.each([
    ['EmailJS brings the others', true, 'degraded'],
    ['all requests wait here', false, 'ok'],
  ])(
    'tells a monitor when a request waits where nobody looks: %s',
    async (_what, emailjs, status) => {
      const settings = { METRICS_TOKEN: 'geheim' }
      const { app, post, check } = await service(settings, undefined, { emailjs })
      await check()
      const headers = { authorization: 'Bearer geheim' }
      const health = async () => (await app.request('http://localhost/healthz', { headers })).json()
      expect(await health()).toMatchObject({ status: 'ok' })
      await post({ ...contact, form: 'contact' })
      await expect.poll(health, { timeout: 20_000 }).toMatchObject({ status, mail: { waiting: 1 } })
    },
  )

  it('answers pages that lie elsewhere under the address of the build', async () => {
    const { post } = await service({}, 'https://4xdu.example')
    const from = (origin: string) => post({ ...contact, template_id: 'contact' }, { origin })
    expect((await from('https://4xdu.example')).headers.get('access-control-allow-origin')).toBe(
      'https://4xdu.example',
    )
    expect((await from('https://evil.example')).status).toBe(403)
  })

  it('leads home to the pages where they lie elsewhere', async () => {
    const navigate = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'none' }
    const fields = { ...contact, form: 'contact' }
    const { post } = await service({ SITE_URL: 'https://www.4xdu.example' })
    expect(await (await post(fields, navigate)).text()).toContain(
      'href="https://www.4xdu.example/"',
    )
    const alone = await service()
    expect(await (await alone.post(fields, navigate)).text()).toContain('href="/"')
  })

  it('makes a folder for its data that nobody else on the machine can read', async () => {
    const dataDir = join(await tempFolder(), 'data')
    await service({ DATA_DIR: dataDir })
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('has mailed what it took when it is at its end', async () => {
    const smtp = await startSmtp()
    onTestFinished(() => smtp.close())
    const { post, finish } = await service({ SMTP_URL: smtp.url, MAIL_TO: 'office@4xdu.example' })
    expect((await post({ ...contact, template_id: 'contact' })).status).toBe(200)
    await finish()
    expect(smtp.received).toHaveLength(1)
  })

  it('tells at ALERT_URL that a restart with the right password was the cure', async () => {
    const alerts: string[] = []
    const receiver = createServer(async (request, response) => {
      for await (const chunk of request) alerts.push(JSON.parse(String(chunk)).status)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    onTestFinished(() => void receiver.close())
    const { port } = receiver.address() as AddressInfo
    const smtp = await startSmtp({ auth: { user: 'a', pass: 'b' } })
    onTestFinished(() => smtp.close())
    const run = async (smtpUrl: string) => {
      const parts = await service({
        DATA_DIR: dataDir,
        SMTP_URL: smtpUrl,
        MAIL_TO: 'office@4xdu.example',
        ALERT_URL: `http://127.0.0.1:${port}/`,
      })
      await parts.check()
      return parts
    }
    const dataDir = await tempFolder()
    const wrong = await run(smtp.url.replace('a:b', 'a:falsch'))
    await expect.poll(() => alerts, { timeout: 15_000 }).toEqual(['degraded'])
    await wrong.finish()
    await run(smtp.url)
    await expect.poll(() => alerts, { timeout: 15_000 }).toEqual(['degraded', 'ok'])
  }, 40_000)
})
