/** The workplace in the browser; Vite serves it in `npm run dev` only. */

import {
  CONTENT_SAVED,
  type ContentSaved,
  type Finding,
  type FromFrame,
  type Known,
  type PageSteps,
  workplaceOf,
} from '../messages'
import { ask } from './ask'
import { startChanges } from './changes'
import { createDesk } from './desk/desk'
import { startDialogs } from './dialogs'
import { byId, make, newest } from './elements'
import { createFileList } from './file-list'
import { startFind } from './find'
import { startGolive } from './golive'
import { askBeforeLoss, lastText } from './kept-draft'
import { startPalette } from './palette'
import { startPictures } from './pictures/library'
import { startToolbar } from './text/toolbar'

/** A line of a file. */
type Place = Pick<Finding, 'file' | 'line' | 'column'>
type Desk = ReturnType<typeof createDesk>
type Pages = ReturnType<typeof createPages>

async function startWorkplace(): Promise<void> {
  askBeforeLoss()
  const known = await ask<Known>('know', {})
  const list = createFileList(known)
  const desk = createDesk(known, list)
  const pages = createPages(known, desk)
  offer(known)
  startToolbar(desk.code.view, known)
  startPalette(desk.insert)
  const { nameOf } = list
  startFind({ view: desk.code.view, nameOf, open: pages.openFile, goTo: desk.code.goTo })
  const refresh = startChanges({
    list,
    open: pages.openFile,
    written: (file = desk.file()) => desk.written(file),
  })
  const goTo = pages.openPlace
  const showOpen = startGolive({ nameOf, open: goTo, written: desk.written })
  const showPictures = startPictures({
    nameOf,
    insert: () => (desk.file().endsWith('.mdx') ? desk.insert : undefined),
    open: goTo,
  })
  startDialogs(() => ({ file: desk.file(), text: desk.code.text() }), {
    changes: refresh,
    golive: showOpen,
    pictures: showPictures,
    pages: () => showSteps(nameOf(desk.file())),
  })
  startKeys(desk, pages)
  listenToFrame(desk, pages)
  const settled = newest(refresh)
  import.meta.hot?.on(CONTENT_SAVED, ({ file }: ContentSaved) => {
    desk.written(file)
    settled()
  })
  const asked = new URLSearchParams(location.search)
  await pages.openPage(asked.get('seite') ?? '/')
  if (asked.has('gesagt')) byId('said').textContent = asked.get('gesagt')
  await refresh()
}

/** Pages and files by their names and addresses. */
function createPages(known: Known, desk: Desk) {
  /** The file of a page, also of one that is gone. */
  const fileAt = (path: string) =>
    known.pages.find(({ url }) => url === path)?.file ?? `content${path}.mdx`
  /** Shows a page and opens its text; of one that is gone the text that was on screen. */
  async function openPage(path: string, isShown = false): Promise<void> {
    const file = fileAt(path)
    const isKnown = known.pages.some(page => page.file === file)
    if (!isKnown && lastText(file) === undefined) {
      // Never another text in the place of the one that is open.
      if (desk.file() === '') await openPage('/')
      byId('said').textContent = `Die Seite ${path} gibt es nicht.`
      return
    }
    // At first the address may still tell what was done.
    if (desk.file()) history.replaceState(null, '', workplaceOf(path))
    byId<HTMLAnchorElement>('back').href = path
    if (!isShown) byId<HTMLIFrameElement>('page').src = path
    await desk.open(file)
  }
  function openFile(file: string): Promise<void> {
    const page = known.pages.find(one => one.file === file)
    if (!file.endsWith('.mdx')) return desk.open(file)
    return openPage(page?.url ?? file.slice('content'.length, -'.mdx'.length))
  }
  async function openPlace(place: Place): Promise<void> {
    await openFile(place.file)
    desk.code.goTo(place)
  }
  return { fileAt, openPage, openFile, openPlace }
}

/** What fields of dialogs offer. */
function offer({ places, pages, menus }: Known): void {
  const optionOf = (label: string) => make('option', { value: label })
  byId('addresses').append(...places.map(({ label }) => optionOf(label)))
  byId('page-addresses').append(...pages.map(({ url }) => optionOf(url)))
  byId('menus').prepend(...menus.map(({ key, label }) => make('option', { value: key }, label)))
  byId<HTMLSelectElement>('menus').selectedIndex = 0
}

function startKeys(desk: Desk, pages: Pages): void {
  const select = byId<HTMLSelectElement>('file')
  select.addEventListener('change', () => pages.openFile(select.value))
  byId('save').addEventListener('click', desk.save)
  addEventListener('keydown', event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    desk.save()
  })
}

function listenToFrame(desk: Desk, pages: Pages): void {
  addEventListener('message', async ({ origin, data }: MessageEvent<FromFrame>) => {
    if (origin !== location.origin) return
    if ('isSave' in data) await desk.save()
    else if ('path' in data && pages.fileAt(data.path) === desk.page()) desk.draw()
    else if ('path' in data) await pages.openPage(data.path, true)
    else if ('line' in data) {
      if (desk.file() !== desk.page()) await desk.open(desk.page())
      desk.code.find(data.line, data.words)
    }
  })
}

/** The open page's name in its tasks, and what can be taken back. */
async function showSteps(name: string): Promise<void> {
  for (const place of document.querySelectorAll('[data-open-page]')) place.textContent = name
  const { steps } = await ask<PageSteps>('steps', {})
  byId('steps').hidden = steps.length === 0
  byId('steps')
    .querySelector('ol')
    ?.replaceChildren(...steps.map(step => make('li', {}, step)))
}

startWorkplace()
