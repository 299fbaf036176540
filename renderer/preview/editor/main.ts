/** The workplace in the browser; Vite serves it in `npm run dev` only. */

import { CONTENT_SAVED, type ContentSaved, type FromFrame, type Known, workplaceOf } from '../messages'
import { ask } from './ask'
import { createDesk } from './desk'
import { startDialogs } from './dialogs'
import { byId, make } from './elements'
import { startPalette } from './palette'
import { startPicture } from './picture'

async function startWorkplace(): Promise<void> {
  const frame = byId<HTMLIFrameElement>('page')
  const select = byId<HTMLSelectElement>('file')
  const known = await ask<Known>('know', {})
  const desk = createDesk(known)

  const groupOf = (label: string, files: readonly string[]) =>
    make('optgroup', { label }, ...files.map(file => make('option', { value: file }, file.replace('content/', ''))))
  const pages = known.pages.map(({ file }) => file)
  select.append(groupOf('Seiten', pages), groupOf('Angaben', Object.keys(known.schemas)))
  const fileAt = (path: string) => known.pages.find(({ url }) => url === path)?.file
  /** Shows a page and opens its text. */
  async function openPage(path: string, isShown = false): Promise<void> {
    const page = known.pages.find(({ url }) => url === path) ?? known.pages[0]
    if (!page) return
    // At first the address may still tell what was done.
    if (desk.file()) history.replaceState(null, '', workplaceOf(page.url))
    byId<HTMLAnchorElement>('back').href = page.url
    if (!isShown) frame.src = page.url
    await desk.open(page.file)
  }
  byId('addresses').append(...known.places.map(({ label }) => make('option', { value: label })))
  startPalette(desk.code.insert)
  startPicture(desk.code.insert)
  startDialogs(() => ({ file: desk.file(), text: desk.code.text() }))
  select.addEventListener('change', () => {
    const page = known.pages.find(({ file }) => file === select.value)
    if (page) openPage(page.url)
    else desk.open(select.value)
  })
  byId('save').addEventListener('click', desk.save)
  addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    desk.save()
  })
  addEventListener('message', async ({ origin, data }: MessageEvent<FromFrame>) => {
    if (origin !== location.origin) return
    if ('path' in data && fileAt(data.path) === desk.page()) desk.draw()
    else if ('path' in data) await openPage(data.path, true)
    else if ('line' in data) {
      if (desk.file() !== desk.page()) await desk.open(desk.page())
      desk.code.find(data.line, data.words)
    }
  })
  import.meta.hot?.on(CONTENT_SAVED, ({ file }: ContentSaved) => desk.written(file))
  const asked = new URLSearchParams(location.search)
  await openPage(asked.get('seite') ?? '/')
  byId('said').textContent = asked.get('gesagt')
}

startWorkplace()
