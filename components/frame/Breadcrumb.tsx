import type { Navigation } from '../facts/navigation'
import { placeOf } from './links'

type BreadcrumbProps = {
  navigation: Navigation
  path: string
  /** What a page is called that no menu names. */
  title: string
}

/** The way back from every page but the first, in the names of the menus, e.g. „Startseite › Produkte › Luigi“. */
export function Breadcrumb({ navigation, path, title }: BreadcrumbProps) {
  if (path === '/') return null
  const { group, link } = placeOf(navigation, path)
  return (
    <nav className="breadcrumb container" aria-label="Wo Sie sind">
      <ol className="breadcrumb-steps">
        <li>
          <a href="/">Startseite</a>
        </li>
        {group && <li>{group.path ? <a href={group.path}>{group.label}</a> : group.label}</li>}
        <li aria-current="page">{link?.label ?? title}</li>
      </ol>
    </nav>
  )
}
