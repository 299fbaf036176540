import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StartError } from '../../../server/errors'
import { readBuild } from '../../../server/http/build-files'
import { scratchFolder } from '../../support/scratch-folder'
import { makeDist } from '../fixture'

it.each([
  ['server/headers.json', '{"csp":{},"buildId":"b1"}', 'no policy for all other pages'],
  ['server/redirects.json', '{"/alt":"//evil.example"}', 'a redirect to another host'],
  ['server/emilia.json', '{}', 'an Emilia who knows nothing'],
  ['client', undefined, 'no pages'],
])('the start ends with the name of the broken part: %s %s (%s)', async (name, text, _what) => {
  const folder = makeDist(scratchFolder())
  if (text === undefined) await rm(join(folder, name), { recursive: true })
  else await writeFile(join(folder, name), text)
  const part = name.startsWith('client') ? 'client' : name
  const failure = readBuild(folder)
  await expect(failure).rejects.toThrow(`dist/${part} is missing or broken: run npm run build.`)
  await expect(failure).rejects.toThrow(StartError)
})
