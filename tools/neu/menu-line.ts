import { type Node, parseDocument } from 'yaml'

type Menus = Record<string, { label: string; links?: { path: string }[] }>

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** What visitors read on the menus of the header that open, first the one with most pages in the folder of `path`. */
export function menusFor(source: string, path: string): string[] {
  const near = ({ links = [] }: Menus[string]) =>
    links.filter(link => folderOf(link.path) === folderOf(path)).length
  return menusIn(source)
    .map(([, menu]) => menu)
    .sort((one, other) => near(other) - near(one))
    .map(({ label }) => label)
}

function menusIn(source: string): [key: string, menu: Menus[string]][] {
  const { header } = parseDocument(source).toJS() as { header: Menus }
  return Object.entries(header).filter(([, { links }]) => links)
}

/**
 * Adds a line at the end of a menu of the header. Everything else of the file stays as it is, comments too.
 * @param source the text of content/navigation.yaml, which passes the check
 * @param label what visitors read on the menu
 */
export function withMenuLine(source: string, label: string, line: string): string {
  const [key, menu] = menusIn(source).find(([, one]) => one.label === label) ?? []
  const last = parseDocument(source).getIn(
    ['header', key, 'links', (menu?.links?.length ?? 0) - 1],
    true,
  ) as Node
  const end = last.range?.[1] ?? 0
  const indent = /^ */.exec(source.slice(source.lastIndexOf('\n', end - 1) + 1))?.[0]
  return `${source.slice(0, end)}\n${indent}${line}${source.slice(end)}`
}
