import { telHref } from '../../shared/addresses'
import type { LinkGroup, Navigation } from '../facts/navigation'
import type { Site } from '../facts/site'
import { FirmFact } from '../ui/FirmFact'
import { Icon } from '../ui/Icon'
import { Logo } from './Logo'
import { currentPage, MENU_ID } from './links'
import { MenuGroup } from './MenuGroup'

type HeaderProps = {
  navigation: Navigation
  site: Site
  /** Route of the page, e.g. `/trial`. */
  path: string
  /** The menu that the page stands in. */
  current: LinkGroup | undefined
}

/**
 * The bar at the top; its first link skips to the content. One navigation for all widths: on wide windows three dropdowns, on
 * phones a panel behind „Menü“. The links with a `#` stand in for that button until there is JavaScript.
 */
export function Header({ navigation, site, path, current }: HeaderProps) {
  const { industries, products, services, contact, demo, prices } = navigation.header
  return (
    <header className="header">
      <a className="skip-link" href="#inhalt">
        Zum Inhalt
      </a>
      <div className="container header-bar">
        <a className="header-home" href="/" aria-current={currentPage({ path: '/' }, path)}>
          <Logo />
        </a>
        <a
          className="header-demo button button-small"
          href={demo.path}
          aria-current={currentPage(demo, path)}
        >
          {demo.label}
        </a>
        <a className="header-open button button-small button-ghost" href={`#${MENU_ID}`}>
          Menü
          <span className="header-bars" />
        </a>
        <a className="header-close button button-small button-ghost" href="#inhalt">
          Menü schließen
        </a>
        <button
          className="header-toggle button button-small button-ghost"
          type="button"
          aria-expanded="false"
          aria-controls={MENU_ID}
        >
          Menü<span className="header-shut"> schließen</span>
          <span className="header-bars" />
        </button>
        <nav className="menu" id={MENU_ID} aria-label="Hauptmenü">
          <ul className="menu-list">
            {Object.entries({ branchen: industries, produkte: products, dienste: services }).map(
              ([name, group]) => (
                <MenuGroup
                  key={name}
                  id={`menue-${name}`}
                  group={group}
                  path={path}
                  isCurrent={group.label === current?.label}
                />
              ),
            )}
            {[prices, contact].map(link => (
              <li key={link.path}>
                <a className="menu-plain" href={link.path} aria-current={currentPage(link, path)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <a
            className="menu-demo button button-small"
            href={demo.path}
            aria-current={currentPage(demo, path)}
          >
            {demo.label}
          </a>
          <p className="menu-reach reach cluster note">
            <a href={telHref(site.phone)}>
              <Icon name="phone" size={20} />
              <FirmFact kind="contact" value={site.phone} />
            </a>
            <span>
              {site.hours.days}, {site.hours.time}
            </span>
          </p>
        </nav>
      </div>
    </header>
  )
}
