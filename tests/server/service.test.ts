import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../server/config'
import { readBuild } from '../../server/http/build-files'
import { createService } from '../../server/service'
import { startSmtp } from '../support/smtp'
import { recordedLog } from './fixture'
import { contact, formData, path, tempFolder, trial } from './mail/fixture'
import { smallSite } from './small-site'

const { folder } = smallSite()

/** The whole service in this process, as `main` puts it together. */
async function service(env: Record<string, string> = {}, siteUrl?: string) {
  const build = await readBuild(folder())
  const config = readConfig({ DATA_DIR: await tempFolder(), ...env })
  const parts = await createService({
    config,
    build: { ...build, headers: { ...build.headers, ...(siteUrl && { siteUrl }) } },
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

  it('answers pages that lie elsewhere under the address of the build', async () => {
    const { post } = await service({}, 'https://4xdu.example')
    const from = (origin: string) => post({ ...contact, template_id: 'contact' }, { origin })
    expect((await from('https://4xdu.example')).headers.get('access-control-allow-origin')).toBe('https://4xdu.example')
    expect((await from('https://evil.example')).status).toBe(403)
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
})
