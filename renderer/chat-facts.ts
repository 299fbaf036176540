import type { Plugin } from 'vite'
import { messengerUrl, siteUrlOf } from './site-address'
import { loadData } from './site-data'

const NAME = 'virtual:chat-facts'

/**
 * Gives the chat's module what it must know of the site and what is the same on every page, so that no page carries it:
 * `import { chatFacts } from 'virtual:chat-facts'`.
 */
export function chatFacts(): Plugin {
  let settings: Record<string, string> = {}
  return {
    name: 'chat-facts',
    configResolved({ env }) {
      settings = env
    },
    resolveId: {
      filter: { id: /^virtual:chat-facts$/ },
      handler: () => `\0${NAME}`,
    },
    load: {
      filter: { id: /virtual:chat-facts$/ },
      handler() {
        const site = loadData('site')
        const facts = {
          apiOrigin: settings.API_ORIGIN || '',
          siteOrigin: siteUrlOf(site, settings.SITE_URL || undefined),
          messengerUrl: messengerUrl(site),
        }
        return `export const chatFacts = ${JSON.stringify(facts)}`
      },
    },
  }
}
