import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtServer } from './built-server'

const { folder, run } = builtServer()

describe('the built server', () => {
  it('reads .env where a setting is not given otherwise', async () => {
    await writeFile(join(folder(), '.env'), 'PORT=x\nOPENAI_TOOLS=y\n')
    const { output, exit } = run()
    expect(await exit).toEqual([1, null])
    await rm(join(folder(), '.env'))
    expect(output.stderr).toMatch(/^OPENAI_TOOLS must .*\n$/)
  })

  it('ends the start with a line per wrong setting', async () => {
    const { output, exit } = run({
      PORT: 'x',
      SMTP_URL: 'smtp://u:geheim@localhost',
      OPENAI_TOOLS: 'y',
    })
    expect(await exit).toEqual([1, null])
    expect(
      output.stderr
        .trim()
        .split('\n')
        .map(line => line.split(' ')[0]),
    ).toEqual(['PORT', 'OPENAI_TOOLS', 'MAIL_TO'])
    expect(output.stdout + output.stderr).not.toContain('geheim')
  })

  it('ends the start with one line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { output, exit } = run({ PORT: port })
    expect(await exit).toEqual([1, null])
    other.close()
    expect(output.stderr.trim()).toMatch(new RegExp(`^PORT ${port} is in use.*$`))
  })

  it('ends the start with one line when requests could not be stored where DATA_DIR says', async () => {
    const { output, exit } = run({ DATA_DIR: 'server/main.js' })
    expect(await exit).toEqual([1, null])
    expect(output.stderr).toMatch(
      /^DATA_DIR \S+main\.js cannot be written \((ENOTDIR|EEXIST)\)\. .*\n$/,
    )
  })

  it.skipIf(process.platform !== 'linux')(
    'ends the start where no folder can be made',
    async () => {
      const { output, exit } = run({ DATA_DIR: '/proc/4xdu' })
      expect(await exit).toEqual([1, null])
      expect(output.stderr).toMatch(/^DATA_DIR \/proc\/4xdu cannot be written \(ENOENT\)\. .*\n$/)
    },
  )
})
