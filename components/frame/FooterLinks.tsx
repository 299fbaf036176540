import { currentPage } from './current-page'
import type { Link } from './types'

type FooterLinksProps = { className: string; links: readonly Link[]; path: string }

/** A list of links, the one to the page itself marked. */
export function FooterLinks({ className, links, path }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(link => (
        <li key={link.path}>
          <a href={link.path} aria-current={currentPage(link, path)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
