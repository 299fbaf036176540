import type { LinkGroup } from './types'

/** A heading and its links. */
export function FooterColumn({ column, path }: { column: LinkGroup; path: string | undefined }) {
  return (
    <div>
      <h2>{column.label}</h2>
      <ul className="footer-links">
        {column.links.map(link => (
          <li key={link.path}>
            <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
