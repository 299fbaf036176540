import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ChatMessage } from '../../shared/messages'
import { fileOf } from '../content-files'
import type { SocialImageInput } from '../social/social-title'
import { CATALOGUE_PATH, CHAT_PATH, DRAWN_PATH, SOCIAL_PATH, STATE_PATH } from './messages'
import type { PreviewParts } from './preview-parts'
import { createPreviewEmilia } from './workplace/emilia'
import { createWorkplace } from './workplace/workplace'

/** What the preview answers itself: how things stand, what is being written, and pages that cannot be shown. */
export function createPreviewApp(parts: PreviewParts) {
  const { root, server, state } = parts
  const emilia = createPreviewEmilia(parts)
  const asked = (context: Context) => fileOf(context.req.query('path') ?? '/')
  let images: Promise<(input: SocialImageInput) => Promise<Buffer>> | undefined
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.get(STATE_PATH, async context => context.json(await state.spelt(asked(context))))
  app.get(DRAWN_PATH, async context =>
    context.json(await state.drawn(server, { file: asked(context) })),
  )
  app.get(SOCIAL_PATH, async context => {
    // Cutting the fonts takes a second: once, and only when somebody looks.
    images ??= server
      .ssrLoadModule('/renderer/social/social-image.tsx')
      .then(module => module.createSocialImages())
    const png = await (await images)(context.req.query() as SocialImageInput)
    return context.body(new Uint8Array(png), 200, { 'content-type': 'image/png' })
  })
  app.get(CATALOGUE_PATH, async context => {
    const { renderCatalogue } = await server.ssrLoadModule('/renderer/render-catalogue.tsx')
    return context.html(await server.transformIndexHtml(CATALOGUE_PATH, renderCatalogue()))
  })
  app.post(CHAT_PATH, async context => {
    const { messages } = await context.req.json<{ messages: ChatMessage[] }>()
    const { pathname } = new URL(context.req.header('referer') ?? context.req.url)
    return context.json({
      message: { role: 'assistant', ...emilia.now().answer(messages, pathname) },
    })
  })
  app.route('/', createWorkplace(parts, emilia))
  // In place of a page that cannot be shown; the bar says why.
  app.get('*', async context => {
    const page = readFileSync(join(root, 'renderer/preview/broken-page.html'), 'utf8')
    return context.html(await server.transformIndexHtml(context.req.path, page), 500)
  })
  return app
}
