import { Icon } from './Icon'
import { MenuLink } from './MenuLink'
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
        <ul className="menu-links">
          {group.links.map(link => (
            <li key={link.path}>
              <MenuLink link={link} path={path} />
            </li>
          ))}
        </ul>
        {more && (
          <ul className="menu-links menu-more">
            {more.map(link => (
              <li key={link.path}>
                <MenuLink link={link} path={path} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
