import type { LinkGroup } from '../facts/navigation'

type BreadcrumbProps = {
  /** The menu that the page stands in. */
  group: LinkGroup | undefined
  /** What the page is called. */
  name: string
}

/** The way back from a page to the first, in the names of the menus, e.g. „Startseite › Produkte › Luigi“. */
export function Breadcrumb({ group, name }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb container" aria-label="Wo Sie sind">
      <ol className="breadcrumb-steps">
        <li>
          <a href="/">Startseite</a>
        </li>
        {group && <li>{group.path ? <a href={group.path}>{group.label}</a> : group.label}</li>}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
