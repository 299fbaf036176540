import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export type Provider = {
  /** What OPENAI_BASE_URL would be. */
  url: string
  /** How many questions it has now, and how many it had at most. */
  load(): Promise<{ underWay: number; most: number }>
  /** Answers all questions it has, where it holds them. */
  release(): Promise<void>
}

const loadSchema = z.object({ underWay: z.number(), most: z.number() })

/**
 * Runs `use` beside a stand-in for the provider, in a process of its own.
 * @param delay milliseconds until each answer; `held` keeps them until they are released
 */
export function withProvider<T>(delay: number | 'held', use: (provider: Provider) => Promise<T>): Promise<T> {
  return withProgram('stand-in-provider.ts', String(delay), origin => {
    const url = `${origin}/v1`
    const get = async (address: string) => loadSchema.parse(await (await fetch(address)).json())
    return use({ url, load: () => get(url), release: async () => void (await get(`${url}/release`)) })
  })
}

/**
 * Runs `use` beside a program of this folder, in a process of its own.
 * @param file the program; it prints the port it listens on
 * @param argument what it is started with
 * @param use gets its address on the loopback
 */
export async function withProgram<T>(file: string, argument: string, use: (origin: string) => Promise<T>): Promise<T> {
  const program = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    return await use(`http://127.0.0.1:${port.toString().trim()}`)
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
}
