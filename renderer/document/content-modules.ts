import type { ComponentType } from 'react'
import { fileOf } from '../content-files'

/** The words of a page, compiled. `components` are shown for its tags. */
export type Content = ComponentType<{ components?: Record<string, unknown> }>

// Not eager: one broken page must not take the others down.
const modules = import.meta.glob<{ default: Content }>('../../content/**/*.mdx')

/** Loads the words of the page at an address, e.g. `/trial`. */
export async function loadContent(url: string): Promise<Content> {
  const load = modules[`../../${fileOf(url)}`]
  if (!load) throw new Error(`no page at ${url}`)
  return (await load()).default
}
