import type { ActionResult, Standing, Submitted } from '../messages'
import { ask } from './ask'
import { createChangedFiles, type Row } from './changed-files'
import { byId, make } from './elements'
import type { FileList } from './file-list'
import { unsavedFiles } from './kept-draft'
import { saveAll, toSave } from './save-all'

type Parts = {
  list: FileList
  open(file: string): Promise<void>
  /** Files on disk were written by what was done here; without a name, perhaps the open one. */
  written(file?: string): Promise<void>
}

const button = (label: string, onclick: () => void) =>
  make('button', { type: 'button', onclick }, label)
const linkTo = (href: string) =>
  make('a', { href, target: '_blank', rel: 'noopener', className: 'main' }, 'Anfrage öffnen')

/** „Was ist anders?“: what is changed and what was submitted, file by file; „Einreichen“. Gives what brings it up to date. */
export function startChanges({ list, open, written }: Parts): () => Promise<void> {
  const dialog = byId<HTMLDialogElement>('changes')
  const form = byId<HTMLFormElement>('submission')
  const output = byId('submitted')
  const send = form.querySelector<HTMLButtonElement>('button')
  const showFiles = createChangedFiles({
    nameOf: list.nameOf,
    saved: written,
    open(file) {
      dialog.close()
      open(file)
    },
    done(said) {
      output.replaceChildren(said)
      written()
      refresh()
    },
  })

  async function refresh(): Promise<void> {
    const standing = await ask<Standing>('standing', {})
    list.mark({ changed: standing.changed.map(({ file }) => file) })
    // The check of the open file names the faulty ones too; on disk they are looked at only when somebody looks.
    if (dialog.open) list.mark({ faulty: await ask<string[]>('faulty', {}) })
    const rows = rowsOf(standing, list.faulty())
    const hasWork = rows.some(({ kind, isUnsaved }) => kind || isUnsaved)
    showFiles(rows)
    byId('where').textContent = shortly(standing)
    byId('standing').replaceChildren(...placeOf(standing, hasWork, act))
    byId('author').hidden = !standing.needsAuthor
    const isUnsent = standing.hasRemote && !standing.isSent && standing.sentences.length > 0
    form.hidden = !hasWork && !isUnsent
    if (send)
      send.textContent = toSave().length > 0 ? 'Alles speichern und einreichen' : 'Einreichen'
    showBranches(standing, act)
  }

  /** Another branch brings other files: the workplace begins anew. */
  async function act(action: string, body: object): Promise<void> {
    try {
      if (unsavedFiles().length > 0)
        throw new Error('Hier ist noch etwas nicht gespeichert. Speichern und reichen Sie es ein.')
      output.replaceChildren('Einen Moment …')
      await ask<ActionResult>(action, body)
      location.reload()
    } catch (error) {
      output.replaceChildren((error as Error).message)
    }
  }

  form.addEventListener('submit', async event => {
    event.preventDefault()
    output.replaceChildren('Einen Moment …')
    const words = Object.fromEntries(new FormData(form))
    // Sending takes a while: pressed twice, it would be sent twice.
    if (send) send.disabled = true
    try {
      await saveAll()
      written()
      const { said, link } = await ask<Submitted>('submit', words)
      form.reset()
      output.replaceChildren(said, ' ', ...(link ? [linkTo(link)] : []))
    } catch (error) {
      output.replaceChildren((error as Error).message)
    }
    await refresh().finally(() => {
      if (send) send.disabled = false
    })
  })
  return refresh
}

/** Changed files, then those that are faulty without being changed. */
function rowsOf({ changed }: Standing, faulty: readonly string[]): Row[] {
  const unsaved = unsavedFiles()
  const kinds = new Map(changed.map(({ file, kind }) => [file, kind]))
  return [...new Set([...kinds.keys(), ...unsaved, ...faulty])].map(file => {
    const kind = kinds.get(file) ?? (unsaved.includes(file) ? 'geändert' : undefined)
    return {
      file,
      ...(kind && { kind }),
      isUnsaved: unsaved.includes(file),
      isWrong: faulty.includes(file),
    }
  })
}

/** Where the words stand: changed, submitted, on which branch, and the way back. */
function placeOf(
  { branch, isMain, sentences, isSent, hasRemote }: Standing,
  hasWork: boolean,
  act: (action: string, body: object) => void,
): (Node | string)[] {
  const home = button('Zurück zum Stand, der online ist', () => act('home', {}))
  if (sentences.length === 0) {
    const words = hasWork
      ? 'Geändert und noch nicht eingereicht:'
      : 'Alles ist, wie es online steht.'
    return isMain || branch === '' ? [words] : [words, ' ', home]
  }
  const more = hasWork ? ' Seither ist geändert:' : ''
  const others = sentences.length > 1 ? ` und ${sentences.length - 1} weitere` : ''
  const what = `„${sentences[0]}“${others}`
  if (!isSent) {
    const why = hasRemote
      ? 'ist noch nicht auf dem Server: Drücken Sie „Einreichen“.'
      : `liegt auf dem Zweig „${branch}“, auf diesem Rechner.`
    return [`${what} ${why}${more} `, home]
  }
  const link = make('span')
  ask<{ link?: string }>('request', {}).then(({ link: href }) => {
    if (href) link.replaceChildren(linkTo(href), ' ')
  })
  return [`Eingereicht: ${what}, auf dem Zweig „${branch}“.${more} `, link, home]
}

function showBranches({ others }: Standing, act: (action: string, body: object) => void): void {
  const rows = others.map(({ name, sentence }) =>
    make(
      'li',
      {},
      `${sentence} `,
      button('Weiterschreiben', () => act('branch', { name })),
    ),
  )
  byId('branches').hidden = rows.length === 0
  byId('branches')
    .querySelector('ul')
    ?.replaceChildren(...rows)
}

/** The state in a few words, beside the button. */
function shortly({ changed, sentences, isSent, hasRemote }: Standing): string {
  const count = changed.length === 1 ? '1 Datei geändert' : `${changed.length} Dateien geändert`
  const unsent = hasRemote ? 'noch nicht auf dem Server' : 'eingereicht, auf diesem Rechner'
  const sent = isSent ? 'eingereicht' : unsent
  return [sentences.length > 0 ? sent : '', changed.length > 0 ? count : '']
    .filter(Boolean)
    .join(', ')
}
