import { jobs, tintOf } from '../personas'
import { Icon } from './Icon'
import { currentPage } from './links'
import type { Link, LinkGroup } from './types'

type MenuGroupProps = {
  /** Unique on the page: the panel's id. */
  id: string
  group: LinkGroup
  /** A row of short links under the others. */
  more?: readonly Link[]
  path: string
}

/** A disclosure button and its panel of links. Without JavaScript the panel shows on hover, focus, or always on phones. */
export function MenuGroup({ id, group, more, path }: MenuGroupProps) {
  const faces = group.links.some(link => link.persona)
  return (
    <li className="menu-group">
      <button className="menu-group-toggle" type="button" aria-expanded="false" aria-controls={id}>
        {group.label}
        <Icon name="caret-down" size={16} />
      </button>
      <div className={faces ? 'menu-panel menu-panel-faces' : 'menu-panel'} id={id}>
        <MenuLinks className="menu-links" links={group.links} path={path} />
        {more && <MenuLinks className="menu-links menu-more" links={more} path={path} />}
      </div>
    </li>
  )
}

function MenuLinks({ className, links, path }: { className: string; links: readonly Link[]; path: string }) {
  return (
    <ul className={className}>
      {links.map(link => (
        <li key={link.path}>
          <MenuLink link={link} path={path} />
        </li>
      ))}
    </ul>
  )
}

/** A line of a menu: an assistant comes with portrait and job, because beside a face stands the word KI. */
function MenuLink({ link, path }: { link: Link; path: string }) {
  const note = link.note ?? (link.persona && jobs[link.persona])
  return (
    <a href={link.path} aria-current={currentPage(link, path)}>
      {link.persona && (
        <img
          className="menu-face"
          data-tint={tintOf(link.persona)}
          src={`/personas/${tintOf(link.persona)}-head.svg`}
          alt=""
          width="44"
          height="44"
          loading="lazy"
        />
      )}
      {note ? (
        <span className="menu-words">
          <b>{link.label}</b>
          <small>{note}</small>
        </span>
      ) : (
        link.label
      )}
    </a>
  )
}
