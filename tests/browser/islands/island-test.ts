import { expect, test as site } from '../../support/built-test'

export const GREETING =
  'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?'

export type Reply = { content: string; showQR?: boolean } | { status: number } | 'hang' | 'offline'
type Post = { messages: { role: string; content: string }[] }
/** What Emilia says next, now or once the promise is kept, and what she was sent. */
type Emilia = { reply: Reply | Promise<Reply>; posts: Post[] }

/** The built site with a stand-in for what Emilia says, so that each way to answer and to fail can be had. */
export const test = site.extend<{ emilia: Emilia }>({
  expected: /Failed to load resource|could not (?:answer|be sent|be loaded)/,
  emilia: async ({ page }, use) => {
    const emilia: Emilia = { reply: { content: 'Gern.' }, posts: [] }
    await page.route('**/api/chat', async route => {
      emilia.posts.push(route.request().postDataJSON())
      const reply = await emilia.reply
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
