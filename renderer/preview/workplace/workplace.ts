import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { WORKPLACE_PATH } from '../messages'
import type { PreviewParts } from '../preview-parts'
import { createActions } from './actions'
import type { PreviewEmilia } from './emilia'
import { isLocal, isOwn } from './guard'

const FAILED =
  'Das ging nicht, geändert ist nichts. Im Terminal steht, woran es liegt: Zeigen Sie das, wer die Website programmiert.'
const FOREIGN = 'Geschrieben wird nur an dem Rechner, auf dem die Vorschau läuft.'

/** The server side of the workplace: its page, and an action for each thing it asks for. */
export function createWorkplace(parts: PreviewParts, emilia: PreviewEmilia) {
  const { root, server } = parts
  const token = randomUUID()
  const actions = createActions(parts, emilia)
  return new Hono<{ Bindings: HttpBindings }>()
    .get(WORKPLACE_PATH, async context => {
      if (!isLocal(context.env.incoming)) return context.text(FOREIGN, 403)
      const page = readFileSync(
        join(root, 'renderer/preview/editor/workplace.html'),
        'utf8',
      ).replace('%token%', token)
      return context.html(await server.transformIndexHtml(WORKPLACE_PATH, page))
    })
    .post(`${WORKPLACE_PATH}/:action`, async context => {
      const run = actions[context.req.param('action')]
      if (!run || !isOwn(context.env.incoming, token)) return context.json({ error: FOREIGN }, 403)
      const isForm = context.req.header('content-type')?.startsWith('multipart')
      const asked = await (isForm ? context.req.parseBody() : context.req.json())
      return context.json((await run(asked)) as object)
    })
    .onError((error, context) => context.json({ error: sentenceOf(error) }, 422))
}

/** What we refuse has a sentence; what the system refuses has a code and English words, for whoever programs the site. */
function sentenceOf(error: Error): string {
  if (error.constructor === Error && !('code' in error)) return error.message
  console.error(error)
  return FAILED
}
