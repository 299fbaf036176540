import { Icon } from '../frame/Icon'
import { Blocks } from '../RichText'
import type { PropsOf } from '../shapes'
import type { videoInView } from './VideoInView.contract'

/** Up to here the cut for phones is shown, 4 : 5 instead of 16 : 9: video.ts and the styles take it from the picture. */
const PHONE = '(max-width: 40rem)'

/** A silent video with its words beside it. renderer/browser/video.ts plays it in view and serves the button. */
export function VideoInView({ name, caption, body }: PropsOf<typeof videoInView>) {
  const file = `/videos/${name}`
  return (
    <div className="video-in-view reveal">
      <figure>
        <div className="video-screen">
          {/* A poster knows no cut for phones: video.ts takes it away, it is for the browser's own controls. */}
          <picture>
            <source media={PHONE} srcSet={`${file}-phone-poster.avif`} width={720} height={900} />
            <img src={`${file}-poster.avif`} alt="" width={1280} height={720} loading="lazy" />
          </picture>
          <video
            data-in-view=""
            muted
            playsInline
            loop
            controls
            preload="none"
            poster={`${file}-poster.avif`}
            width={1280}
            height={720}
            aria-label={caption}
          >
            {/* Not `media`, as in the picture: Chromium 156 never lets go of a page with it, once it is left. */}
            {['webm', 'mp4'].map(type => (
              <source src={`${file}.${type}`} data-phone={`${file}-phone.${type}`} type={`video/${type}`} key={type} />
            ))}
            <track kind="captions" src={`${file}.vtt`} srcLang="de" label="Deutsch" default />
          </video>
          <button type="button" className="video-toggle" data-video-toggle="paused">
            <span className="video-toggle-play">
              <Icon name="play-fill" size={32} />
              <span className="visually-hidden">Video abspielen</span>
            </span>
            <span className="video-toggle-pause">
              <Icon name="pause-fill" size={20} />
              <span className="visually-hidden">Video anhalten</span>
            </span>
          </button>
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="video-in-view-words prose">
        <Blocks blocks={body} />
      </div>
    </div>
  )
}
