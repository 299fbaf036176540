import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { replaceOnce } from '../../support/replace-once'

const PARTS = [
  'content',
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

/** `npm run dev` for a copy of the project, whose files a test may break. */
export type PreviewSite = {
  origin: string
  read(file: string): string
  write(file: string, text: string): void
  change(file: string, from: string, to: string): void
  remove(file: string): void
  /** Makes a symbolic link. */
  link(file: string, target: string): void
  /** Runs git there, in a repository of its own once it was made. */
  git(...words: string[]): string
  stop(): Promise<void>
}

export async function startPreview(port: number): Promise<PreviewSite> {
  // In the repository, so that packages are found in the folder above; git ignores dist.*.
  const root = resolve(`dist.preview-${port}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root)
  for (const part of PARTS)
    cpSync(part, join(root, part), { recursive: true, filter: path => !/\/zz-[^/]*$/.test(path) })
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', resolve('tests/browser/preview/preview-dev.ts'), String(port)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  await ready(server)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  return {
    origin: `http://127.0.0.1:${port}`,
    read,
    write,
    change: (file, from, to) => write(file, replaceOnce(file, read(file), from, to)),
    remove: file => rmSync(join(root, file)),
    link: (file, target) => symlinkSync(target, join(root, file)),
    git: (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout,
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
