import { type Node, parseDocument } from 'yaml'

type Menus = Record<string, { label: string; links?: { path: string }[] }>

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/**
 * Adds a line at the end of the menu of the header that has most pages in the folder of `path`.
 * Everything else of the file stays as it is, comments too.
 * @param source the text of content/navigation.yaml, which passes the check
 * @returns the new text, and what visitors read on the menu
 */
export function withMenuLine(
  source: string,
  path: string,
  line: string,
): { text: string; menu: string } {
  const document = parseDocument(source)
  const { header } = document.toJS() as { header: Menus }
  const near = ({ links = [] }: Menus[string]) =>
    links.filter(link => folderOf(link.path) === folderOf(path)).length
  const [key = '', menu] =
    Object.entries(header)
      .filter(([, { links }]) => links)
      .sort(([, a], [, b]) => near(b) - near(a))[0] ?? []
  const last = document.getIn(
    ['header', key, 'links', (menu?.links?.length ?? 0) - 1],
    true,
  ) as Node
  const end = last.range?.[1] ?? 0
  const indent = /^ */.exec(source.slice(source.lastIndexOf('\n', end - 1) + 1))?.[0]
  return {
    text: `${source.slice(0, end)}\n${indent}${line}${source.slice(end)}`,
    menu: menu?.label ?? '',
  }
}
