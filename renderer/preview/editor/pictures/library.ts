import type { ActionResult, Finding, Picture, PictureUse } from '../../messages'
import { ask } from '../ask'
import { byId, make } from '../elements'
import { unsavedTexts } from '../kept-draft'
import { choose, startAdding } from './add'

type Parts = {
  nameOf(file: string): string
  /** Puts words into the open page; undefined while that is none. */
  insert(): ((words: string) => void) | undefined
  open(place: Pick<Finding, 'file' | 'line' | 'column'>): Promise<void>
}

const THUMB = 96

/** „Bilder“: all pictures with their sizes and places; each can be put in, replaced, and deleted where nothing shows it. Gives what fills the list. */
export function startPictures({ nameOf, insert, open }: Parts): () => Promise<void> {
  const dialog = byId<HTMLDialogElement>('pictures')
  const output = byId('pictures-said')

  async function refresh(): Promise<void> {
    const pictures = await ask<Picture[]>('pictures', { drafts: unsavedTexts() })
    const [ours, site] = [true, false].map(isOurs =>
      pictures.filter(({ isOfPages }) => isOfPages === isOurs),
    )
    byId('pictures-none').hidden = (ours ?? []).length > 0
    byId('picture-list').replaceChildren(...(ours ?? []).map(rowOf))
    byId('site-pictures').replaceChildren(...(site ?? []).map(rowOf))
  }
  /** What was done to a file: told, and seen in the page. */
  async function done({ said }: ActionResult): Promise<void> {
    byId('picture-form').querySelector('output')?.replaceChildren()
    output.replaceChildren(said)
    await refresh()
    byId<HTMLIFrameElement>('page').contentWindow?.location.reload()
  }
  function rowOf(picture: Picture): HTMLElement {
    const { path, changed, uses, isOfPages } = picture
    const answer = make('span', { className: 'answer' })
    const fail = (error: Error) => answer.replaceChildren(error.message)
    const alt = uses.find(use => use.alt)?.alt
    const src = `${path}?${changed}`
    return make(
      'li',
      {},
      make('img', { src, alt: '', width: THUMB, height: THUMB, loading: 'lazy' }),
      make(
        'div',
        {},
        make('b', {}, path.slice(1)),
        ` ${sizeOf(picture)}`,
        make('ul', {}, ...placesOf(picture, { nameOf, lead })),
        ...(isOfPages
          ? [
              button('In den Text', () => choose(path, alt)),
              replaceButton(path, done, fail),
              ...(uses.length === 0 ? [removeButton(path, answer, done, fail)] : []),
            ]
          : []),
        answer,
      ),
    )
  }
  async function lead(use: PictureUse): Promise<void> {
    dialog.close()
    await open(use)
  }
  async function added(): Promise<void> {
    output.replaceChildren()
    await refresh()
  }
  startAdding({ insert, added })
  return () => {
    // Until they are looked up, no row that would be replaced while somebody uses it.
    for (const list of ['picture-list', 'site-pictures']) byId(list).replaceChildren()
    byId('pictures-none').hidden = true
    output.replaceChildren()
    choose('')
    return refresh()
  }
}

function placesOf(
  { uses, isOfPages }: Picture,
  { nameOf, lead }: { nameOf(file: string): string; lead(use: PictureUse): void },
): HTMLElement[] {
  if (!isOfPages) return [make('li', {}, 'Zeigt die Website von sich aus.')]
  if (uses.length === 0) return [make('li', {}, 'Steht auf keiner Seite.')]
  return uses.map(use => {
    const words = use.alt === '' ? 'ohne Beschreibung' : `„${use.alt}“`
    const place = `${nameOf(use.file)}, Zeile ${use.line}`
    const label = use.alt === undefined ? place : `${place}: ${words}`
    return make(
      'li',
      {},
      button(label, () => lead(use)),
    )
  })
}

const button = (label: string, onclick: () => void) =>
  make('button', { type: 'button', onclick }, label)

function replaceButton(
  path: string,
  done: (told: ActionResult) => Promise<void>,
  fail: (error: Error) => void,
): HTMLElement {
  const file = make('input', { type: 'file', accept: 'image/*', hidden: true })
  file.setAttribute('aria-label', `Neues Bild statt ${path}`)
  file.addEventListener('change', () => {
    const body = new FormData()
    body.set('path', path)
    body.set('picture', file.files?.[0] ?? '')
    ask<ActionResult>('replace-picture', body).then(done).catch(fail)
    file.value = ''
  })
  return make(
    'span',
    {},
    button('Ersetzen', () => file.click()),
    file,
  )
}

/** Asks once more in the same place. */
function removeButton(
  path: string,
  answer: HTMLElement,
  done: (told: ActionResult) => Promise<void>,
  fail: (error: Error) => void,
): HTMLElement {
  let isSure = false
  const remove = button('Löschen', async () => {
    try {
      const told = await ask<ActionResult>('remove-picture', {
        path,
        isSure,
        drafts: unsavedTexts(),
      })
      isSure = Boolean(told.sure)
      if (!told.sure) return await done(told)
      answer.replaceChildren(told.said)
      remove.textContent = told.sure
    } catch (error) {
      fail(error as Error)
    }
  })
  return remove
}

/** `1200 × 800, 84 kB` */
function sizeOf({ size, bytes }: Picture): string {
  const weight = `${Math.max(1, Math.round(bytes / 1000))} kB`
  return size ? `${size.width} × ${size.height}, ${weight}` : weight
}
