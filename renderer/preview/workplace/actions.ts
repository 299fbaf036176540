import { z } from 'zod'
import type { ActionResult } from '../messages'
import type { PreviewParts } from '../preview-parts'
import type { ActionParts } from './action-parts'
import type { PreviewEmilia } from './emilia'
import { renameEverywhere, resetFile } from './everywhere'
import { readPlain, save, textOf } from './files'
import { findWords } from './find'
import { confirmPromise, openPoints } from './golive'
import { createHistory } from './history'
import { knownThings } from './known'
import { learnWord } from './learn'
import { createPage, movePage, removePage } from './pages'
import { addPicture } from './pictures/add'
import { removePicture, replacePicture } from './pictures/change'
import { pictureLibrary } from './pictures/library'

/** What the workplace asks for, by its name: gets what was sent, gives what is sent back. */
export type Actions = Readonly<Record<string, (body: unknown) => unknown>>

const UNSAVED = 'Speichern Sie zuerst, dann geht das.'
const wrongIn = (files: readonly string[]) =>
  `Die Prüfung nennt noch Fehler in ${[...new Set(files)].join(', ')}. Beheben Sie sie zuerst, dann geht es weiter.`
const draft = z.object({ file: z.string(), text: z.string() })
const drafts = z.array(draft)
const word = z.string().trim().default('')
/** The fields of all dialogs, and the open file with them. */
const words = { path: word, title: word, menu: word, question: word, address: word }
const submission = z.object({ sentence: word, name: word, email: word })
const named = z.object({ file: z.string() })
const asking = named.extend({ isSure: z.boolean() })
const painted = draft.extend({ facts: draft.optional() }).partial({ text: true })
const renamed = z.object({ file: z.string(), from: z.string(), to: z.string() })
const form = draft.extend({ isSure: z.boolean(), ...words })

/** All actions of the workplace. */
export function createActions(parts: PreviewParts, emilia: PreviewEmilia): Actions {
  const action: ActionParts = { ...parts, history: createHistory(parts.root) }
  return {
    ...writing(parts),
    ...changing(action),
    ...pictures(action, parts.server),
    ...submitting(parts),
    emilia: withShape(form, emilia.ask),
    remember: withShape(form, emilia.remember),
  }
}

/** While somebody writes in one file. */
function writing({ root, check, server, state }: PreviewParts): Actions {
  return {
    know: () => knownThings(check, root),
    open: withShape(named, ({ file }) => ({ text: textOf(root, file) })),
    draw: withShape(painted, asked => state.drawn(server, asked)),
    spell: withShape(draft, state.spelling),
    check: withShape(draft, ({ file, text }) => state.whole(file, text)),
    save: withShape(draft.extend({ base: z.string() }), asked => save(root, asked)),
    find: withShape(z.object({ words: word, drafts }), asked =>
      findWords(check, asked.words, asked.drafts),
    ),
  }
}

/** What changes several files, or one that is not open, and can be taken back. */
function changing(parts: ActionParts): Actions {
  const { root, history, check, tools } = parts
  /** A tool that works on what lies on disk. */
  const onDisk = (run: (parts: ActionParts, asked: z.infer<typeof form>) => ActionResult) =>
    withShape(form, asked => {
      if (asked.text !== readPlain(root, asked.file)) throw new Error(UNSAVED)
      return run(parts, asked)
    })
  return {
    create: withShape(form, asked => createPage(parts, asked)),
    rename: onDisk(movePage),
    remove: onDisk(removePage),
    everywhere: withShape(renamed, asked => renameEverywhere(parts, asked)),
    learn: withShape(z.object({ word }), asked => learnWord(parts, asked)),
    reset: withShape(asking, asked => resetFile(parts, asked)),
    undo: history.undo,
    steps: () => ({ steps: history.list() }),
    golive: () => openPoints(check, tools),
    confirm: withShape(named.extend({ promise: z.string() }), asked =>
      confirmPromise(root, history, asked),
    ),
  }
}

/** The pictures in content/media. */
function pictures(parts: ActionParts, { watcher }: PreviewParts['server']): Actions {
  const { root, check } = parts
  const uploaded = z.object({ picture: z.instanceof(File) })
  const listed = z.object({ drafts })
  return {
    pictures: withShape(listed, asked => pictureLibrary(root, check, asked.drafts)),
    picture: withShape(uploaded, ({ picture }) => addPicture(root, watcher, picture)),
    'replace-picture': withShape(uploaded.extend({ path: word }), asked =>
      replacePicture(parts, asked),
    ),
    'remove-picture': withShape(listed.extend({ path: word, isSure: z.boolean() }), asked =>
      removePicture(parts, asked),
    ),
  }
}

/** The way of the words to visitors. */
function submitting({ root, tools, state }: PreviewParts): Actions {
  return {
    standing: () => tools.standing(root),
    differences: withShape(named, ({ file }) => tools.differences(root, file)),
    faulty: () => state.faulty(),
    // The workplace has saved everything before.
    submit: withShape(submission, asked => {
      const wrong = state.faulty()
      if (wrong.length > 0) throw new Error(wrongIn(wrong))
      return tools.submit(root, asked)
    }),
    request: () => tools.requestLink(root).then(link => ({ link })),
    home: () => tools.goHome(root).then(said => ({ said })),
    branch: withShape(z.object({ name: z.string() }), ({ name }) =>
      tools.goTo(root, name).then(() => ({ said: `Sie arbeiten jetzt auf dem Zweig „${name}“.` })),
    ),
  }
}

/** An action that gets what must come along. */
function withShape<T>(shape: z.ZodType<T>, run: (asked: T) => unknown): (body: unknown) => unknown {
  return body => run(shape.parse(body))
}
