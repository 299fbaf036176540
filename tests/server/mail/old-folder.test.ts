import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeMail, tempFolder, until } from './fixture'
import { smtp } from './smtp-fixture'

/** A file as the versions before 28 November 2026 wrote it. */
const old = (message: string) =>
  `${JSON.stringify(
    {
      form: 'contact',
      receivedAt: '2026-11-20T09:00:00.000Z',
      fields: {
        name: 'Maria Huber',
        email: 'maria@huber.example',
        phone: '0316 1',
        company: 'Huber',
        message,
      },
    },
    null,
    2,
  )}\n`

it('a folder of an older version goes on: digests are mailed one by one, and nobody gets what delivered/ says', async () => {
  const dataDir = await tempFolder()
  for (const folder of ['new', 'sent', 'dead', 'delivered', 'tmp'])
    await mkdir(join(dataDir, folder))
  const both = '2026-11-20T09-00-00Z-contact-0123456789abcdef.json'
  await writeFile(join(dataDir, 'new', both), old('Einer hat sie schon'))
  await writeFile(join(dataDir, 'delivered', both), 'office@4xdu.example\n')
  await writeFile(
    join(
      dataDir,
      'new',
      '2026-11-20T09-00-00Z-contact-spamverdacht-sammelmail-fedcba9876543210.json',
    ),
    old('Aus einer Sammelmail'),
  )
  const server = await smtp()
  const mailTo = 'office@4xdu.example, chef@4xdu.example'
  const { files } = await makeMail({ DATA_DIR: dataDir, SMTP_URL: server.url, MAIL_TO: mailTo })
  await until(async () => (await files('sent')).length === 2)
  const got = server.received.map(({ to, mail }) => [
    to,
    /Einer|Aus einer/.exec(mail.text ?? '')?.[0],
  ])
  expect(got).toHaveLength(2)
  expect(got).toContainEqual([['chef@4xdu.example'], 'Einer'])
  expect(got).toContainEqual([['office@4xdu.example', 'chef@4xdu.example'], 'Aus einer'])
  expect(await files('delivered')).toEqual([])
})
