import type { LinkGroup, MenuLink } from '../facts/navigation'
import { jobs, tintOf } from '../facts/personas'
import { Head } from '../ui/Face'
import { Icon } from '../ui/Icon'
import { LinkList } from './LinkList'

type MenuGroupProps = {
  /** Unique on the page: the panel's id. */
  id: string
  group: LinkGroup
  path: string
  /** Whether the page belongs to it, also when another page of an assistant stands in its panel. */
  isCurrent: boolean
}

/** A disclosure button and its panel of links. Without JavaScript the panel shows on hover, focus, or always on phones. */
export function MenuGroup({ id, group, path, isCurrent }: MenuGroupProps) {
  const faces = group.links.some(link => link.persona)
  return (
    <li className="menu-group">
      <button
        className="menu-group-toggle"
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-current={isCurrent || undefined}
      >
        {group.label}
        <Icon name="caret-down" size={16} />
      </button>
      <div className={faces ? 'menu-panel menu-panel-faces' : 'menu-panel'} id={id}>
        <LinkList className="menu-links" links={group.links} path={path} show={menuLine} />
      </div>
    </li>
  )
}

/** A line of a menu: an assistant comes with portrait and job, because beside a face stands the word KI. */
function menuLine(link: MenuLink) {
  const note = link.note ?? (link.persona && jobs[link.persona])
  return (
    <>
      {link.persona && <Head name={link.persona} size={44} />}
      {link.dot && <i className="menu-dot" data-tint={tintOf(link.dot)} />}
      {note ? (
        <span className="menu-words">
          <b>{link.label}</b>
          <small>{note}</small>
        </span>
      ) : (
        link.label
      )}
    </>
  )
}
