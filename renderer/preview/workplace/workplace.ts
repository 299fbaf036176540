import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import { type Drawn, type Told, WORKPLACE_PATH } from '../messages'
import type { LiveCheck } from '../preview-state'
import { askEmilia, rememberQuestion } from './emilia'
import { readPlain, save } from './files'
import { findingsIn, findingsWith } from './findings'
import { isLocal, isOwn } from './guard'
import { knownThings } from './known'
import { createPages } from './pages'
import { addPicture } from './picture'
import type { SiteTools } from './site-tools'
import { submit } from './submit'

type Options = { root: string; check: LiveCheck; tools: SiteTools; server: ViteDevServer }

const FOREIGN = 'Geschrieben wird nur an dem Rechner, auf dem die Vorschau läuft.'
const UNSAVED = 'Speichern Sie zuerst, dann geht das.'
const WRONG = 'Die Prüfung nennt noch Fehler, hier oder in anderen Dateien. Beheben Sie sie zuerst.'
const draft = z.object({ file: z.string(), text: z.string() })
const word = z.string().trim().default('')
/** The fields of all dialogs, and the open file with them. */
const form = draft.extend({
  isSure: z.boolean(),
  path: word,
  title: word,
  sentence: word,
  question: word,
  address: word,
})

/**
 * The server side of the workplace: its page, and an action for each thing it asks for. Answers whether a request was for it.
 */
export function createWorkplace({ root, check, tools, server }: Options) {
  const token = randomUUID()
  const pages = createPages(root, check, tools)
  /** A tool that works on what lies on disk. */
  const onDisk = (run: (asked: z.infer<typeof form>) => Told | Promise<Told>) =>
    action(form, asked => {
      if (asked.text !== readPlain(root, asked.file)) throw new Error(UNSAVED)
      return run(asked)
    })

  async function draw(file: string, text: string): Promise<Drawn> {
    const errors = findingsIn(check, file, text).filter(({ isHint }) => !isHint)
    if (errors.length > 0) return { errors }
    const { renderDraft } = await server.ssrLoadModule('/renderer/render-draft.tsx')
    return { errors, html: await renderDraft(file, text) }
  }

  const actions: Readonly<Record<string, (body: unknown) => unknown>> = {
    know: () => knownThings(check, root),
    open: action(draft.pick({ file: true }), ({ file }) => ({ text: readPlain(root, file) })),
    draw: action(draft.partial({ text: true }), ({ file, text }) => draw(file, text ?? readPlain(root, file))),
    check: action(draft, ({ file, text }) => findingsWith(check, file, text)),
    save: action(draft.extend({ base: z.string() }), asked => save(root, asked)),
    picture: action(z.object({ name: z.string(), bytes: z.string() }), asked =>
      addPicture(root, server.watcher, asked),
    ),
    create: action(form, pages.create),
    rename: onDisk(pages.rename),
    remove: onDisk(pages.remove),
    undo: pages.undo,
    review: onDisk(() => tools.review(root).then(said => ({ said }))),
    submit: onDisk(({ file, text, sentence }) => {
      const { here, others } = findingsWith(check, file, text)
      if ([...here, ...others].some(({ isHint }) => !isHint)) throw new Error(WRONG)
      return submit(root, tools.git, sentence)
    }),
    emilia: action(form, asked => askEmilia(root, tools, asked)),
    remember: action(form, asked => rememberQuestion(root, asked)),
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, name] = pathname.split(`${WORKPLACE_PATH}/`)
    if (pathname !== WORKPLACE_PATH && name === undefined) return false
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      response.end(body)
      return true
    }
    if (name === undefined) {
      if (!isLocal(request)) return send(403, 'text/plain', FOREIGN)
      const page = readFileSync(join(root, 'renderer/preview/editor/workplace.html'), 'utf8').replace('%token%', token)
      return send(200, 'text/html', await server.transformIndexHtml(WORKPLACE_PATH, page))
    }
    const run = actions[name]
    if (!isOwn(request, token) || !run) return send(403, 'application/json', JSON.stringify({ error: FOREIGN }))
    try {
      return send(200, 'application/json', JSON.stringify(await run(await json(request))))
    } catch (error) {
      return send(422, 'application/json', JSON.stringify({ error: (error as Error).message }))
    }
  }
}

/** What is asked for, with what must come along. */
function action<T>(shape: z.ZodType<T>, run: (asked: T) => unknown): (body: unknown) => unknown {
  return body => run(shape.parse(body))
}
