import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { ViteDevServer } from 'vite'
import { CHAT_PATH } from '../../../shared/messages'
import { fileOf } from '../../data/content-files'
import { BLOCKING_PATH, CATALOGUE_PATH, PLACE_PATH, STATE_PATH } from './messages'
import { placeOfWords } from './place'
import type { Chat, PreviewState } from './preview-state'

/** What the preview answers itself: how things stand, the boxes, both chats, and pages that cannot be shown. */
export function createPreviewApp(
  server: ViteDevServer,
  state: PreviewState,
  chat: Chat,
  root: string,
) {
  return (
    new Hono()
      .get(STATE_PATH, context =>
        context.json(state.checked(fileOf(context.req.query('path') ?? '/'))),
      )
      .get(BLOCKING_PATH, context => {
        const file = fileOf(context.req.query('path') ?? '/')
        return context.json({ file, findings: state.blocking(file) })
      })
      .get(PLACE_PATH, context => {
        const { path = '/', line, words = '', at } = context.req.query()
        const pointed = { file: fileOf(path), line: Number(line), words, at: Number(at) }
        const place = placeOfWords(pointed, root)
        return place
          ? context.redirect(`/__open-in-editor?file=${encodeURIComponent(place)}`)
          : context.body(null, 204)
      })
      .get(CATALOGUE_PATH, async context => {
        const { renderCatalogue } = await server.ssrLoadModule(
          '/renderer/editing/catalogue/render-catalogue.tsx',
        )
        return context.html(await server.transformIndexHtml(CATALOGUE_PATH, renderCatalogue()))
      })
      .post(CHAT_PATH, async context => {
        const { pathname } = new URL(context.req.header('referer') ?? context.req.url)
        const body = await context.req.json()
        return context.json(await chat(state.wholePages(), body, pathname))
      })
      // In place of a page that cannot be shown; the bar says why.
      .get('*', async context => {
        const page = readFileSync(join(root, 'renderer/editing/preview/broken-page.html'), 'utf8')
        return context.html(await server.transformIndexHtml(context.req.path, page), 500)
      })
  )
}
