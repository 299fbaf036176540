import type { ComponentType } from 'react'
import { fileOf } from './content-files'
import type { FrontMatter } from './front-matter'
import type { Box } from './grammar'

/** A compiled page: what the content plugin exports for one .mdx file. */
export type ContentPage = {
  default: ComponentType<{ components?: Record<string, unknown> }>
  head: FrontMatter
  /** Names of the boxes on the page, exhibits inside others too: for its styles. */
  boxes: string[]
  /** The boxes that stand on the page, with their props: for structured data. */
  outline: Box[]
}

// Not eager: one broken page must not take the others down.
const modules = import.meta.glob<ContentPage>('../content/**/*.mdx')

/** Loads the page of an address, e.g. `/trial`. */
export async function loadPage(url: string): Promise<ContentPage> {
  const load = modules[`../${fileOf(url)}`]
  if (!load) throw new Error(`no page at ${url}`)
  return load()
}
