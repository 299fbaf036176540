import { type EventEmitter, once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { slug } from '../../../../components/slug'
import { writablePath } from '../files'
import { smallPicture } from './small-picture'

/** Saves a picture in content/media, made small, without EXIF data, under a free plain name; gives its address. */
export async function addPicture(root: string, watcher: EventEmitter, file: File) {
  if (file.size === 0) throw new Error('Wählen Sie zuerst ein Bild von diesem Rechner.')
  const stem = slug(file.name.replace(/\.\w+$/, '')) || 'bild'
  let path = `/${stem}.webp`
  for (let count = 2; existsSync(writablePath(root, `content/media${path}`)); count++)
    path = `/${stem}-${count}.webp`
  const webp = await smallPicture(await file.arrayBuffer(), 'webp')
  // Vite serves a new file once it has seen it.
  const seen = once(watcher, 'add')
  writeFileSync(writablePath(root, `content/media${path}`), webp)
  await seen
  return { path }
}
