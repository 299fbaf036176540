import { expect, test as site } from '../../support/built-test'

export const GREETING =
  'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'

export type Reply = { content: string; showQR?: boolean } | { status: number } | 'hang' | 'offline'
type Post = { messages: { role: string; content: string }[] }

/** The built site with a stand-in for what Emilia says, so that each way to answer and to fail can be had. */
export const test = site.extend<{ emilia: { reply: Reply; posts: Post[] } }>({
  expected: /Failed to load resource|could not (?:answer|be sent|be loaded)/,
  emilia: async ({ page }, use) => {
    const emilia: { reply: Reply; posts: Post[] } = { reply: { content: 'Gern.' }, posts: [] }
    await page.route('**/api/chat', async route => {
      emilia.posts.push(route.request().postDataJSON())
      const { reply } = emilia
      if (reply === 'hang') return
      if (reply === 'offline') return route.abort('internetdisconnected')
      if ('status' in reply)
        return route.fulfill({ status: reply.status, json: { error: { code: 'x', message: 'x' } } })
      await route.fulfill({ json: { message: { role: 'assistant', showQR: false, ...reply } } })
    })
    await use(emilia)
  },
})

export { expect }
