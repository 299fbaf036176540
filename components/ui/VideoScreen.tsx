import { Icon } from './Icon'
import { useSite } from './site-context'

/** Up to here the cut for phones is shown: video.ts and the styles take it from the picture. */
const PHONE = '(width < 40rem)'

/** Without any poster Chromium paints its controls on a dark box. */
const CLEAR = '/clear.svg'

type Size = readonly [width: number, height: number]

type VideoScreenProps = {
  /** Of its files below /videos. */
  name: string
  label: string
  size: Size
  /** Of the cut for phones, where its files are there too. */
  phone?: Size
  /** Where it is not the first of a page. */
  lazy?: boolean
}

/** A silent video that loops, with the captions and the cuts that it has. renderer/browser/video.ts plays it in view and serves the button. */
export function VideoScreen({
  name,
  label,
  size,
  phone: phoneSize,
  lazy = true,
}: VideoScreenProps) {
  const { videos } = useSite()
  const file = `/videos/${name}`
  const types = ['webm', 'mp4'].filter(type => videos.includes(`${name}.${type}`))
  const phoneFiles = ['-poster.avif', ...types.map(type => `.${type}`)]
  const phone = phoneFiles.every(end => videos.includes(`${name}-phone${end}`)) && phoneSize
  const [width, height] = size
  return (
    <div className="video-screen">
      {/* Below the video, which lets it through until it plays: a poster knows no cut for phones. */}
      <picture>
        {phone && (
          <source
            media={PHONE}
            srcSet={`${file}-phone-poster.avif`}
            width={phone[0]}
            height={phone[1]}
          />
        )}
        <img
          src={`${file}-poster.avif`}
          alt=""
          width={width}
          height={height}
          loading={lazy ? 'lazy' : undefined}
        />
      </picture>
      <video
        data-in-view=""
        muted
        playsInline
        loop
        controls
        preload="none"
        poster={CLEAR}
        width={width}
        height={height}
        aria-label={label}
      >
        {/* Not `media`, as in the picture: Chromium 156 never lets go of a page with it, once it is left. */}
        {types.map(type => (
          <source
            src={`${file}.${type}`}
            data-phone={phone ? `${file}-phone.${type}` : undefined}
            type={`video/${type}`}
            key={type}
          />
        ))}
        {videos.includes(`${name}.vtt`) && (
          <track kind="captions" src={`${file}.vtt`} srcLang="de" label="Deutsch" default />
        )}
      </video>
      <button type="button" className="video-toggle button button-round" data-video-toggle="">
        <span className="video-toggle-play">
          <Icon name="play-fill" size={24} />
          <span className="visually-hidden">Video abspielen</span>
        </span>
        <span className="video-toggle-pause">
          <Icon name="pause-fill" size={20} />
          <span className="visually-hidden">Video anhalten</span>
        </span>
      </button>
    </div>
  )
}
