import { slug } from '../contract/slug'
import type { Place as PlaceName } from '../facts/places'

/**
 * A drawn place in the line of the portraits, standing on its lower edge; its one moving part slides in once. Both are files of
 * content/media/pictures, transparent, so that the tint shows. Each file holds two views and shows the one that fits the box:
 * `weit` across a page, `nah` in a tile or on a phone, where no figure is cut. Decorative: the words beside it say whose it is.
 */
export function Place({ name }: { name: PlaceName }) {
  const file = `/pictures/${slug(name)}`
  return (
    <div className="place">
      <Layer src={`${file}.svg`} />
      <Layer src={`${file}-teil.svg`} />
    </div>
  )
}

function Layer({ src }: { src: string }) {
  return <img src={src} alt="" width={1280} height={360} loading="lazy" />
}
