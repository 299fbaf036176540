import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { projectFile } from '../files'

/** The site's own styles that the films show, in the order of a page. */
const sheets = [
  ...['tokens', 'fonts', 'reset', 'base', 'button', 'prose'].map(name => `renderer/styles/${name}.css`),
  'components/exhibit/exhibit.css',
  ...['ChatDemo', 'Agenda', 'CalendarSlots'].map(name => `components/${name}/${name}.css`),
  'components/islands/form/form.css',
  ...['stage', 'pieces', 'scenes'].map(name => `tools/media/videos/${name}.css`),
]

/** The HTML that is filmed. `playing` starts every exhibit at second 0; the stage gives each its lead. */
export async function filmPage(screen: ReactElement): Promise<string> {
  const css = await Promise.all(sheets.map(async path => (await projectFile(path)).toString()))
  const body = renderToStaticMarkup(screen).replaceAll(/class="(exhibit |chat-demo-lines)/g, 'class="playing $1')
  return `<!doctype html><html lang="de-AT" class="js"><meta charset="utf-8"><style>${css.join('\n').replace('(scripting: none)', 'all').replaceAll('./fonts/', '/fonts/')}</style>${body}</html>`
}
