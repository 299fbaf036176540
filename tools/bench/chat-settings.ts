import type { Provider } from './provider'

/** Settings of a server that asks this provider, with no limit in the way of the load. */
export function askingProvider({ url }: Provider): Record<string, string> {
  return {
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: url,
    CHAT_AT_ONCE: '10000',
    CHAT_PER_MINUTE: '100000',
    CHAT_PER_DAY: '100000000',
    // Each question comes from somebody else.
    TRUST_PROXY: '1',
  }
}
