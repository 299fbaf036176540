import { bare } from '../placeholder'
import { Datum } from './Datum'
import { IconImage } from './Icon'
import { Logo } from './Logo'
import { currentPage, mailHref, telHref } from './links'
import type { Link, LinkGroup, Navigation, Site } from './types'

/** The dark footer of every page: the firm, how to reach it, links to all pages, and the legal pages. */
export function Footer({ navigation, site, path }: { navigation: Navigation; site: Site; path: string }) {
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-top">
          <div className="footer-firm">
            <Logo />
            <p className="footer-blurb">{site.blurb}</p>
            <ul className="footer-contact">
              <li>
                <a href={mailHref(site.email)}>
                  <IconImage name="envelope-lime" size={20} />
                  <Datum value={site.email} />
                </a>
              </li>
              <li>
                <a href={telHref(site.phone)}>
                  <IconImage name="phone-lime" size={20} />
                  <Datum value={site.phone} />
                </a>
              </li>
            </ul>
            <ul className="footer-social">
              {site.social.map(({ label, url, icon }) => (
                <li key={label}>
                  <a href={bare(url)}>
                    <IconImage name={icon} size={22} />
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
        <div className="footer-end">
          <p className="footer-made">
            <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
              <path fill="#c8102e" d="M0 0h24v16H0z" />
              <path fill="#fff" d="M0 5.33h24v5.34H0z" />
            </svg>
            Made in Austria
          </p>
          <p>
            © Copyright {site.copyrightYear} {site.brand}
          </p>
          <FooterLinks className="footer-legal" links={navigation.footer.legal} path={path} />
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ column, path }: { column: LinkGroup; path: string }) {
  return (
    <div>
      <h2>{column.label}</h2>
      <FooterLinks className="footer-links" links={column.links} path={path} />
    </div>
  )
}

function FooterLinks({ className, links, path }: { className: string; links: readonly Link[]; path: string }) {
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
