import { mailHref, telHref } from '../../shared/addresses'
import { withoutBrackets } from '../../shared/placeholders'
import type { LinkGroup, Navigation } from '../facts/navigation'
import type { Site } from '../facts/site'
import { FirmFact } from '../ui/FirmFact'
import { Icon } from '../ui/Icon'
import { LinkList } from './LinkList'
import { Logo } from './Logo'

/** The dark footer of every page: the firm, how to reach it, links to all pages, and the legal pages. */
export function Footer({
  navigation,
  site,
  path,
}: {
  navigation: Navigation
  site: Site
  path: string
}) {
  return (
    <footer className="footer" data-tone="night">
      <div className="container">
        <div className="footer-top">
          <div className="footer-firm">
            <Logo />
            <p className="footer-blurb">{site.blurb}</p>
            <ul className="footer-contact reach cluster">
              <li>
                <a href={mailHref(site.email)}>
                  <Icon name="envelope-simple" size={20} />
                  <FirmFact kind="contact" value={site.email} />
                </a>
              </li>
              <li>
                <a href={telHref(site.phone)}>
                  <Icon name="phone" size={20} />
                  <FirmFact kind="contact" value={site.phone} />
                </a>
              </li>
            </ul>
            <ul className="footer-social cluster">
              {site.social.map(({ label, url, icon }) => (
                <li key={label}>
                  <a className="button button-round button-ghost" href={withoutBrackets(url)}>
                    <Icon name={icon} size={22} />
                    <span className="visually-hidden">
                      {site.brand} auf {label}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className="footer-columns" aria-label="Alle Bereiche">
            {navigation.footer.columns.map(column => (
              <FooterColumn key={column.label} column={column} path={path} />
            ))}
          </nav>
        </div>
        <div className="footer-end cluster">
          <p className="footer-made cluster">
            <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
              <path fill="#c8102e" d="M0 0h24v16H0z" />
              <path fill="#fff" d="M0 5.33h24v5.34H0z" />
            </svg>
            Made in Austria
          </p>
          <p>
            © Copyright {site.copyrightYear} {site.brand}
          </p>
          <LinkList className="footer-legal cluster" links={navigation.footer.legal} path={path} />
        </div>
      </div>
    </footer>
  )
}

/** A column of links; on phones a fold, open where there is room for columns (renderer/browser/footer.ts). */
function FooterColumn({ column, path }: { column: LinkGroup; path: string }) {
  return (
    <details>
      <summary className="caret">
        <h2>{column.label}</h2>
      </summary>
      <LinkList className="footer-links" links={column.links} path={path} />
    </details>
  )
}
