import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'
import { urlOf } from '../../content-files'
import { schemaOf, toJsonSchema } from '../../data/data-schemas'
import { frontMatter } from '../../data/front-matter'
import { filesBelow } from '../../files-below'
import { type Known, type Told, WORKPLACE_PATH } from '../messages'
import type { PreviewParts } from '../preview-app'
import type { LiveCheck } from '../preview-state'
import type { Emilia } from './emilia'
import { readPlain, save } from './files'
import { isLocal, isOwn } from './guard'
import { createPages } from './pages'
import { addPicture } from './picture'

const FOREIGN = 'Geschrieben wird nur an dem Rechner, auf dem die Vorschau läuft.'
const UNSAVED = 'Speichern Sie zuerst, dann geht das.'
const WRONG = 'Die Prüfung nennt noch Fehler, hier oder in anderen Dateien. Beheben Sie sie zuerst.'
const draft = z.object({ file: z.string(), text: z.string() })
const word = z.string().trim().default('')
/** The fields of all dialogs, and the open file with them. */
const words = { path: word, title: word, sentence: word, question: word, address: word }
const painted = draft.extend({ facts: draft.optional() }).partial({ text: true })
const form = draft.extend({ isSure: z.boolean(), ...words })

/** The server side of the workplace: its page, and an action for each thing it asks for. */
export function createWorkplace({ root, check, tools, server, state }: PreviewParts, emilia: Emilia) {
  const token = randomUUID()
  const pages = createPages(root, check, tools)
  /** A tool that works on what lies on disk. */
  const onDisk = (run: (asked: z.infer<typeof form>) => Told | Promise<Told>) =>
    action(form, asked => {
      if (asked.text !== readPlain(root, asked.file)) throw new Error(UNSAVED)
      return run(asked)
    })

  const actions: Readonly<Record<string, (body: unknown) => unknown>> = {
    know: () => knownThings(check, root),
    open: action(draft.pick({ file: true }), ({ file }) => ({ text: readPlain(root, file) })),
    draw: action(painted, asked => state.drawn(server, asked)),
    check: action(draft, ({ file, text }) => state.whole(file, text, tools.oldPrices(root, { file, text }))),
    save: action(draft.extend({ base: z.string() }), asked => save(root, asked)),
    picture: action(z.object({ picture: z.instanceof(File) }), ({ picture }) =>
      addPicture(root, server.watcher, picture),
    ),
    create: action(form, pages.create),
    rename: onDisk(pages.rename),
    remove: onDisk(pages.remove),
    undo: pages.undo,
    review: onDisk(() => tools.review(root).then(said => ({ said }))),
    submit: onDisk(({ file, text, sentence }) => {
      if (state.whole(file, text).found.some(({ isHint }) => !isHint)) throw new Error(WRONG)
      return { said: tools.submit(root, sentence) }
    }),
    emilia: action(form, emilia.ask),
    remember: action(form, emilia.remember),
  }

  return new Hono<{ Bindings: HttpBindings }>()
    .get(WORKPLACE_PATH, async context => {
      if (!isLocal(context.env.incoming)) return context.text(FOREIGN, 403)
      const page = readFileSync(join(root, 'renderer/preview/editor/workplace.html'), 'utf8').replace('%token%', token)
      return context.html(await server.transformIndexHtml(WORKPLACE_PATH, page))
    })
    .post(`${WORKPLACE_PATH}/:action`, async context => {
      const run = actions[context.req.param('action')]
      if (!run || !isOwn(context.env.incoming, token)) return context.json({ error: FOREIGN }, 403)
      const isForm = context.req.header('content-type')?.startsWith('multipart')
      const asked = await (isForm ? context.req.parseBody() : context.req.json())
      return context.json((await run(asked)) as object)
    })
    .onError((error, context) => context.json({ error: error.message }, 422))
}

/** What is asked for, with what must come along. */
function action<T>(shape: z.ZodType<T>, run: (asked: T) => unknown): (body: unknown) => unknown {
  return body => run(shape.parse(body))
}

/** What the editor can offer of the content while somebody writes. */
function knownThings(check: LiveCheck, root: string): Known {
  const pages = check.content().pages.map(({ file, page }) => ({ file, url: urlOf(file), page }))
  return {
    pages: pages.map(({ file, url }) => ({ file, url })),
    places: pages.flatMap(({ url, page }) => [
      { label: url, detail: '' },
      ...(page?.headings ?? []).map(({ text, anchor }) => ({ label: `${url}#${anchor}`, detail: text })),
    ]),
    schemas: Object.fromEntries(Object.entries(schemaOf).map(([file, schema]) => [file, toJsonSchema(schema)])),
    head: toJsonSchema(frontMatter),
    media: filesBelow(join(root, 'content/media')).map(file => `/${file}`),
  }
}
