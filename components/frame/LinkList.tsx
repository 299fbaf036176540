import type { ReactNode } from 'react'
import type { MenuLink } from '../facts/navigation'
import { currentPage } from './links'

type LinkListProps = {
  className: string
  links: readonly MenuLink[]
  /** The page that is shown. */
  path: string
  /** What stands in a link; without it, its label. */
  show?: (link: MenuLink) => ReactNode
}

/** A list of links to pages. */
export function LinkList({ className, links, path, show = ({ label }) => label }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(link => (
        <li key={link.path}>
          <a href={link.path} aria-current={currentPage(link, path)}>
            {show(link)}
          </a>
        </li>
      ))}
    </ul>
  )
}
