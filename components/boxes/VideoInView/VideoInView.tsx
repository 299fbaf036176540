import type { PropsOf } from '../../contract/shapes'
import { Blocks } from '../../ui/RichText'
import { VideoScreen } from '../../ui/VideoScreen'
import type { videoInView } from './VideoInView.contract'

type VideoInViewProps = PropsOf<typeof videoInView> & {
  /** Whether it stands in the hero. */
  isFirst?: boolean
}

/** A silent video, below it its caption and what it shows. */
export function VideoInView({ name, caption, format, body, isFirst }: VideoInViewProps) {
  return (
    <figure className="video-in-view reveal" data-format={format}>
      <VideoScreen
        name={name}
        label={caption}
        size={format ? [640, 800] : [1280, 720]}
        phone={[720, 900]}
        lazy={!isFirst}
      />
      <figcaption className={format ? 'note stack' : 'halves'}>
        <span className="note">{caption}</span>
        <div className="video-in-view-words prose">
          <Blocks blocks={body} />
        </div>
      </figcaption>
    </figure>
  )
}
