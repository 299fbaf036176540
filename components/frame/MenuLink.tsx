import { jobs, tintOf } from '../personas'
import { currentPage } from './current-page'
import type { Link } from './types'

/** A line of a menu: an assistant comes with portrait and job, because beside a face stands the word KI. */
export function MenuLink({ link, path }: { link: Link; path: string }) {
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
