import type { PropsOf } from '../../contract/shapes'
import { slug } from '../../contract/slug'
import { Blocks, Title } from '../../ui/RichText'
import type { picture } from './Picture.contract'

/**
 * A place as wide as the page, in the line of the portraits; its one moving part slides in once. Both are files of
 * content/media/pictures, transparent, so that the page's tint shows.
 */
export function Picture({ of, heading, body }: PropsOf<typeof picture>) {
  const file = `/pictures/${slug(of)}`
  return (
    <section className="picture">
      <div className="picture-place reveal">
        <Layer src={`${file}.svg`} />
        <Layer src={`${file}-teil.svg`} />
      </div>
      <div className="picture-words container">
        <Title level={2} heading={heading} />
        <Blocks blocks={body} />
      </div>
    </section>
  )
}

/** Decorative: the words below it say whose place it is. */
function Layer({ src }: { src: string }) {
  return <img src={src} alt="" width={1280} height={360} loading="lazy" />
}
