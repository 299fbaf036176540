import type { PropsOf } from '../../contract/shapes'
import { Blocks } from '../../ui/RichText'
import { VideoScreen } from '../../ui/VideoScreen'
import type { videoInView } from './VideoInView.contract'

type VideoInViewProps = PropsOf<typeof videoInView> & {
  /** Whether it stands in the hero. */
  isFirst?: boolean
}

/** A silent video with its words beside it, or below it where there is less room or it is upright. */
export function VideoInView({ name, caption, format, body, isFirst }: VideoInViewProps) {
  return (
    <div className={`video-in-view reveal ${format ? 'stack' : 'halves'}`} data-format={format}>
      <figure>
        <VideoScreen
          name={name}
          label={caption}
          size={format ? [640, 800] : [1280, 720]}
          phone={[720, 900]}
          lazy={!isFirst}
        />
        <figcaption className="note">{caption}</figcaption>
      </figure>
      <div className={`video-in-view-words ${format ? 'note' : 'prose'}`}>
        <Blocks blocks={body} />
      </div>
    </div>
  )
}
