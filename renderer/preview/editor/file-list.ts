import type { Known } from '../messages'
import { byId, make } from './elements'
import labels from './form/labels.json'
import { unsavedFiles } from './kept-draft'

/** Files that differ from what was submitted, and files with errors. */
type Marks = { changed: readonly string[]; faulty: readonly string[] }

export type FileList = ReturnType<typeof createFileList>

/** The list of all files by their titles, in the groups of the menu, with a mark at those that are not as they were. */
export function createFileList({ pages, schemas }: Known) {
  const select = byId<HTMLSelectElement>('file')
  const titles = new Map([
    ...pages.map(({ file, label }) => [file, label] as const),
    ...Object.keys(schemas).map(file => [file, titleOf(file)] as const),
  ])
  const nameOf = (file: string) => titles.get(file) ?? titleOf(file)
  const gone = make('optgroup', { label: 'Nicht mehr da', hidden: true })
  const optionOf = (file: string) =>
    make('option', { value: file, title: file.replace('content/', '') }, nameOf(file))
  const group = (label: string, files: readonly string[]) =>
    make('optgroup', { label }, ...files.map(optionOf))
  const groups = [...new Set(pages.map(page => page.group))]
  select.append(
    ...groups.map(label =>
      group(
        label,
        pages.filter(page => page.group === label).map(({ file }) => file),
      ),
    ),
    group('Angaben', Object.keys(schemas)),
    gone,
  )
  const known = new Set([...select.options].map(({ value }) => value))
  let marks: Marks = { changed: [], faulty: [] }
  let open = ''
  let shown = ''

  function mark(next: Partial<Marks> = {}): void {
    marks = { ...marks, ...next }
    const unsaved = unsavedFiles()
    const key = JSON.stringify([open, unsaved, marks])
    if (key === shown) return
    shown = key
    const missing = unsaved.filter(file => !known.has(file))
    gone.replaceChildren(...missing.map(optionOf))
    gone.hidden = missing.length === 0
    for (const option of select.options)
      option.textContent = `${marksOf(option.value, unsaved)}${nameOf(option.value)}`
    select.value = open
    const others = unsaved.filter(file => file !== open).map(nameOf)
    byId('unsaved').textContent =
      others.length > 0 ? `Auch nicht gespeichert: ${others.join(', ')}` : ''
  }
  /** The open file, also one that is gone. */
  function choose(file: string): void {
    open = file
    select.value = file
    mark()
  }
  function marksOf(file: string, unsaved: readonly string[]): string {
    return [
      unsaved.includes(file) ? '● ' : '',
      marks.faulty.includes(file) ? '✗ ' : '',
      marks.changed.includes(file) ? '✎ ' : '',
    ].join('')
  }
  // Another window keeps drafts too.
  addEventListener('storage', () => mark())
  return { mark, choose, nameOf, faulty: () => marks.faulty }
}

/** Of a file that is no page: `content/prices.yaml` -> `Preise`. */
function titleOf(file: string): string {
  const name = file.replace('content/', '')
  return (labels as Record<string, string>)[name] ?? name
}
