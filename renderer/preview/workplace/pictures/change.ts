import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { urlOf } from '../../../content-files'
import { shortTitle } from '../../../data/front-matter'
import type { ActionResult } from '../../messages'
import { type ActionParts, UNDO } from '../action-parts'
import { writablePath } from '../files'
import { isOfPages, usesIn } from './library'
import { formatOf, smallPicture } from './small-picture'

type Drafts = readonly { file: string; text: string }[]

/** Formats that a photo can be changed into, by the ending of a file. */
const PHOTOS = {
  '.avif': 'avif',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
} as const
/** What is kept as it is, with its name for editors. */
const AS_IT_IS: Readonly<Record<string, string>> = {
  '.svg': 'eine Zeichnung (SVG)',
  '.gif': 'ein GIF',
}

/**
 * Another picture under the same name, in the format that the name says.
 * @throws Error when it is of another kind, or cannot be read
 */
export async function replacePicture(
  { root, check, history }: ActionParts,
  { path, picture }: { path: string; picture: File },
): Promise<ActionResult> {
  const file = fileAt(root, path)
  if (picture.size === 0) throw new Error('Wählen Sie zuerst das neue Bild von diesem Rechner.')
  const bytes = await bytesFor(path, await picture.arrayBuffer())
  const page = usesIn(check, []).find(use => use.path === path && use.file.endsWith('.mdx'))
  history.run(`${path} ersetzt`, page ? urlOf(page.file) : '/', [file], () =>
    writeFileSync(writablePath(root, file), bytes),
  )
  return { said: `${path} ist ersetzt, überall, wo es steht. ${UNDO}` }
}

/**
 * Deletes a picture that nothing shows: told first, done when asked again.
 * @throws Error naming the pages that show it, those that are being written too
 */
export function removePicture(
  { root, check, history }: ActionParts,
  { path, drafts, isSure }: { path: string; drafts: Drafts; isSure: boolean },
): ActionResult {
  const file = fileAt(root, path)
  const { pages } = check.content()
  const nameOf = (used: string) => {
    const head = pages.find(page => page.file === used)?.page?.head
    return head ? `„${shortTitle(head)}“` : used
  }
  const uses = usesIn(check, drafts).filter(use => use.path === path)
  if (uses.length > 0) {
    const names = [...new Set(uses.map(use => nameOf(use.file)))]
    throw new Error(`${path} steht noch auf ${names.join(', ')}. Nehmen Sie es zuerst dort heraus.`)
  }
  if (!isSure) return { said: `${path} fällt weg, keine Seite zeigt es.`, sure: 'Ja, löschen' }
  history.run(`${path} gelöscht`, '/', [file], () => rmSync(writablePath(root, file)))
  return { said: `${path} ist gelöscht. ${UNDO}` }
}

/** @throws Error for what is no picture of pages */
function fileAt(root: string, path: string): string {
  const file = `content/media${path}`
  if (!existsSync(writablePath(root, file))) throw new Error(`Das Bild ${path} gibt es nicht mehr.`)
  if (!isOfPages(path.slice(1)))
    throw new Error(`${path} gehört zur Gestaltung der Website. Das ändert, wer sie programmiert.`)
  return file
}

async function bytesFor(path: string, picture: ArrayBuffer): Promise<Buffer> {
  const ending = extname(path).toLowerCase()
  const kind = AS_IT_IS[ending]
  const format = PHOTOS[ending as keyof typeof PHOTOS]
  if (format) return smallPicture(picture, format)
  if (`.${await formatOf(picture)}` === ending) return Buffer.from(picture)
  throw new Error(
    `${path} ist ${kind}, und das neue Bild muss wieder so eines sein. Ein Foto fügen Sie als neues Bild ein.`,
  )
}
