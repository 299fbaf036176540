import { FooterLinks } from './FooterLinks'
import type { LinkGroup } from './types'

/** A heading and its links. */
export function FooterColumn({ column, path }: { column: LinkGroup; path: string }) {
  return (
    <div>
      <h2>{column.label}</h2>
      <FooterLinks className="footer-links" links={column.links} path={path} />
    </div>
  )
}
