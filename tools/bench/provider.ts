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
export async function withProvider<T>(delay: number | 'held', use: (provider: Provider) => Promise<T>): Promise<T> {
  const program = fileURLToPath(new URL('stand-in-provider.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(delay)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = (await once(child.stdout, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${port.toString().trim()}/v1`
    const get = async (address: string) => loadSchema.parse(await (await fetch(address)).json())
    return await use({ url, load: () => get(url), release: async () => void (await get(`${url}/release`)) })
  } finally {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
}
