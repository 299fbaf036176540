import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { urlOf } from '../../content-files'
import type { Told } from '../messages'
import type { LiveCheck } from '../preview-state'
import { readPlain, writablePath, writePlain } from './files'
import type { SiteTools } from './site-tools'

type Asked = { file: string; path: string; title: string; isSure: boolean }

const MENUS = 'content/navigation.yaml'
const UNDO = 'Unter „Seiten“ nehmen Sie es zurück.'
const AGAIN = 'Drücken Sie noch einmal, dann geschieht es.'

/** New, renamed and deleted pages: told first, done when asked again, and taken back as a whole. */
export function createPages(root: string, check: LiveCheck, tools: SiteTools) {
  /** The files of the last change as they were; without text there was none. */
  let before: { file: string; text?: string }[] = []
  /** The page to look at when it is taken back. */
  let shown = '/'
  const remember = (page: string, ...files: readonly string[]) => {
    shown = page
    const isThere = (file: string) => existsSync(writablePath(root, file))
    before = files.map(file => (isThere(file) ? { file, text: readPlain(root, file) } : { file }))
  }

  function change(changes: ReturnType<SiteTools['renamePage']>, from: string, { path, isSure }: Asked): Told {
    const files = changes.map(({ file, to, edits }) => `${file}: ${to === '' ? 'fällt weg' : `${edits.length}×`}`)
    if (!isSure) return { said: `${files.join('\n')}\n\n${AGAIN}`, isAsked: true, open: path }
    remember(from, ...changes.flatMap(({ file, to }) => (to ? [file, to] : [file])))
    tools.writeChanges(changes, root)
    return { said: `Geschehen in ${changes.length} Dateien. ${UNDO}`, open: path }
  }
  /** @throws the sentence why an address cannot be that of a new page */
  function pageAt(path: string, title: string) {
    const page = tools.newPage(path, title, root)
    if ('refusal' in page) throw new Error(page.refusal)
    return page
  }
  return {
    create({ path, title, isSure }: Asked): Told {
      const page = pageAt(path, title)
      const { text, menu } = tools.withMenuLine(readPlain(root, MENUS), page.path, page.menuLine)
      const said = `${page.file}, in der Suche „${page.title}“, im Menü unter „${menu}“.`
      if (!isSure) return { said: `${said}\n\n${AGAIN}`, isAsked: true, open: page.path }
      remember('/', page.file, MENUS)
      writePlain(root, page.file, page.text)
      writePlain(root, MENUS, text)
      return { said: `${said} ${UNDO}`, open: page.path }
    },
    rename(asked: Asked): Told {
      const from = urlOf(asked.file)
      pageAt(asked.path, 'Diese Seite unter ihrer neuen Adresse')
      return change(tools.renamePage(check.content(), from, asked.path), from, asked)
    },
    remove(asked: Asked): Told {
      const from = urlOf(asked.file)
      return change(tools.deletePage(check.content(), from, asked.path), from, asked)
    },
    undo(): Told {
      for (const { file, text } of before) {
        if (text === undefined) rmSync(join(root, file), { force: true })
        else writePlain(root, file, text)
      }
      if (before.length === 0) return { said: 'Hier ist nichts zurückzunehmen.' }
      before = []
      return { said: 'Alles ist wieder wie vorher.', open: shown }
    },
  }
}
