import { z } from 'zod'
import { withProgram } from './program'

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
