import { groupOf } from './links'
import type { Navigation } from './types'

type BreadcrumbProps = {
  navigation: Navigation
  path: string
  /** What the page is called. */
  title: string
}

/** The way back from a page of two levels, e.g. „Startseite › Assistenten › Luigi“; nothing on others. */
export function Breadcrumb({ navigation, path, title }: BreadcrumbProps) {
  const group = groupOf(navigation, path)
  if (!group) return null
  return (
    <nav className="breadcrumb container" aria-label="Wo Sie sind">
      <ol className="breadcrumb-steps">
        <li>
          <a href="/">Startseite</a>
        </li>
        <li>{group.path ? <a href={group.path}>{group.label}</a> : group.label}</li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
