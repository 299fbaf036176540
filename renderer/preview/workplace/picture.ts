import { type EventEmitter, once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { slug } from '../../../components/slug'
import { writablePath } from './files'

/** More than the widest place of a page shows, on fine screens too. */
const SMALL = { width: 2000, height: 2000, fit: 'inside', withoutEnlargement: true } as const

const UNREADABLE = 'Dieses Bild lässt sich nicht lesen. Öffnen Sie es und speichern Sie es neu als JPG oder PNG.'

/** Saves a picture in content/media, made small, without EXIF data, under a free plain name; gives its address. */
export async function addPicture(root: string, watcher: EventEmitter, file: File) {
  const stem = slug(file.name.replace(/\.\w+$/, '')) || 'bild'
  let path = `/${stem}.webp`
  for (let count = 2; existsSync(writablePath(root, `content/media${path}`)); count++) path = `/${stem}-${count}.webp`
  const picture = sharp(await file.arrayBuffer(), { autoOrient: true })
    .resize(SMALL)
    .webp({ quality: 80 })
  const webp = await picture.toBuffer().catch(() => Promise.reject(new Error(UNREADABLE)))
  // Vite serves a new file once it has seen it.
  const seen = once(watcher, 'add')
  writeFileSync(writablePath(root, `content/media${path}`), webp)
  await seen
  return { path }
}
