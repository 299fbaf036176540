import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../support/processes'

const PARTS = [
  'components',
  'renderer',
  'server',
  'shared',
  'tools',
  'vite.config.ts',
  'cspell.json',
  'package.json',
  'tsconfig.json',
]

export type PreviewSite = Awaited<ReturnType<typeof startPreview>>

/** `npm run dev` for a copy of the project with the fixture's content, whose files a test may break. */
export async function startPreview() {
  const port = await freePort()
  // In the repository, so that packages are found in the folder above; git ignores dist.*.
  const root = resolve(`dist.preview-${port}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  for (const part of PARTS)
    cpSync(part, join(root, part), { recursive: true, filter: path => !/\/zz-[^/]*$/.test(path) })
  // After each save all of it is checked: two scenes stand for all.
  const filter = (file: string) => !/scenes\/(?!luigi|sam)\w/.test(file)
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true, filter })
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', resolve('tests/browser/preview/preview-dev.ts'), String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  await ready(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    write: (file: string, text: string | Buffer) => writeFileSync(join(root, file), text),
    remove: (file: string) => rmSync(join(root, file)),
    async stop() {
      const ended = new Promise(resolve => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
      rmSync(root, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function ready(server: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += String(chunk)
      if (output.includes('ready')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', code => reject(new Error(`the preview ended with ${code}:\n${output}`)))
  })
}
