import { slug } from '../../../components/slug'
import { urlOf } from '../../content-files'
import type { ActionResult } from '../messages'
import { type ActionParts, UNDO } from './action-parts'
import { fileList, filesOf, filesPhrase } from './file-changes'
import { readPlain, writePlain } from './files'
import { menusIn } from './menus'
import { unknownAddress } from './unknown-address'

type Asked = { file: string; path: string; title: string; menu: string; isSure: boolean }

const MENUS = 'content/navigation.yaml'

/** A new page with its line in a menu: told first, made when asked again. */
export function createPage(
  { root, tools, history }: ActionParts,
  { path, title, menu, isSure }: Asked,
): ActionResult {
  if (!title.trim()) throw new Error('Wie soll die Seite heißen? Schreiben Sie einen Titel.')
  const page = pageAt({ root, tools }, path.trim() || `/${slug(title)}`, title)
  const menus = readPlain(root, MENUS)
  const label = menusIn(root).find(({ key }) => key === menu)?.label
  const place = label ? `im Menü unter „${label}“` : 'in keinem Menü'
  const said = `„${page.title}“ bekommt die Adresse ${page.path} und steht ${place}.`
  if (!isSure) return { said, sure: 'Ja, anlegen', open: page.path }
  history.run(`Neue Seite ${page.path}`, '/', [page.file, MENUS], () => {
    writePlain(root, page.file, page.text)
    if (label)
      writePlain(root, MENUS, tools.withMenuLine(menus, page.path, page.menuLine, menu).text)
  })
  return {
    said: `${said} Was in [eckigen Klammern] steht, ersetzen Sie. ${UNDO}`,
    open: page.path,
  }
}

/** Another address for a page, in all that leads to it: told first, done when asked again. */
export function movePage(parts: ActionParts, { file, path, isSure }: Asked): ActionResult {
  const { root, check, tools, history } = parts
  const from = urlOf(file)
  if (!path) throw new Error(`Unter welcher Adresse soll ${from} künftig stehen?`)
  pageAt(parts, path, 'Diese Seite unter ihrer neuen Adresse')
  const changes = tools.renamePage(check.content(), from, path)
  const said = `Aus ${from} wird ${path}. Links, Menüs und Fragen ändern sich mit, in ${filesPhrase(changes)}; wer die alte Adresse kennt, kommt zur neuen.`
  if (!isSure) return { said, files: fileList(changes), sure: 'Ja, so umbenennen', open: path }
  history.run(`${from} heißt ${path}`, from, filesOf(changes), () =>
    tools.writeChanges(changes, root),
  )
  return {
    said: `${from} heißt jetzt ${path}, in ${filesPhrase(changes)} geändert. ${UNDO}`,
    open: path,
  }
}

/** A page goes, and what led to it leads elsewhere: told first, done when asked again. */
export function removePage(parts: ActionParts, { file, path, isSure }: Asked): ActionResult {
  const { root, check, tools, history } = parts
  const from = urlOf(file)
  const changes = tools.deletePage(check.content(), from, path || '/')
  requireTarget(parts, path, from)
  const said = `Die Seite ${from} fällt weg. Ihre Links und ihre Adresse führen dann zu ${path}, das ändert ${filesPhrase(changes)}.`
  if (!isSure) return { said, files: fileList(changes), sure: 'Ja, entfernen', open: path }
  history.run(`${from} entfernt`, from, filesOf(changes), () => tools.writeChanges(changes, root))
  return { said: `Die Seite ${from} ist entfernt. ${UNDO}`, open: path }
}

/** @throws the sentence why an address cannot be that of a new page */
function pageAt({ root, tools }: Pick<ActionParts, 'root' | 'tools'>, path: string, title: string) {
  const page = tools.newPage(path, title, root)
  if ('refusal' in page) throw new Error(page.refusal)
  return page
}

/** @throws the sentence why links to a deleted page cannot lead to an address */
function requireTarget({ check }: Pick<ActionParts, 'check'>, path: string, from: string): void {
  const pages = check.content().pages.filter(({ file }) => urlOf(file) !== from)
  const target = pages.find(({ file }) => urlOf(file) === path)
  if (path === '')
    throw new Error(
      `Wohin sollen die Links zu ${from} führen? Wählen Sie eine andere Seite, zum Beispiel /trial.`,
    )
  if (path === from)
    throw new Error(`${path} ist die Seite, die Sie entfernen. Wählen Sie eine andere.`)
  if (!target)
    throw new Error(
      unknownAddress(
        path,
        pages.map(({ file }) => urlOf(file)),
      ),
    )
  if (target.page?.head?.draft)
    throw new Error(
      `Die Seite ${path} ist noch ein Entwurf, Besucher finden sie nicht. Wählen Sie eine andere.`,
    )
}
