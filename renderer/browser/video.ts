/**
 * A video with `data-in-view`, which loops, plays while at least half of it is visible. A visitor who paused it keeps it
 * paused. Nothing is fetched before (`preload="none"`). `[data-video-toggle]` beside it plays and pauses it; its value is
 * the state it shows, `playing` or `paused`; empty before, and the button is hidden. Shares no module with the page's script.
 * @param reducedMotion matches while the visitor asks for less movement
 */
export function playInView(video: HTMLVideoElement, reducedMotion: MediaQueryList): void {
  const toggle = video
    .closest(':has([data-video-toggle])')
    ?.querySelector<HTMLElement>('[data-video-toggle]')
  let isInView = false
  let heldByVisitor = false
  const show = (look: 'playing' | 'paused') => {
    if (toggle) toggle.dataset.videoToggle = look
  }
  /** Out of view it shows its picture again, which says more than the frame where it happens to stop. */
  const rest = () => {
    if (!video.paused) video.classList.add('video-rests')
    video.pause()
  }
  toggle?.addEventListener('click', () => (video.paused ? play(video) : video.pause()))
  // The video's own events: those of native controls count the same.
  video.addEventListener('play', () => {
    heldByVisitor = false
    video.classList.remove('video-rests')
    show('playing')
  })
  video.addEventListener('pause', () => {
    // A video that scrolls away is out of view before it pauses, so this pause comes from the visitor.
    heldByVisitor ||= isInView
    show('paused')
  })
  const observer = new IntersectionObserver(
    entries => {
      isInView = entries.at(-1)!.intersectionRatio >= 0.5
      if (!isInView) rest()
      else if (!reducedMotion.matches && !heldByVisitor) play(video)
    },
    { threshold: 0.5 },
  )
  observer.observe(video)
  // WebKit shows captions by the browser's controls.
  for (const track of video.textTracks) track.mode = 'showing'
  show(video.paused ? 'paused' : 'playing')
}

function play(video: HTMLVideoElement): void {
  if (video.readyState === 0 && video.networkState !== video.NETWORK_LOADING) chooseCut(video)
  video.muted = true // or browsers refuse to start it
  video.play().catch(() => {}) // refused all the same, or paused meanwhile: the picture and the button remain
}

/** Takes the cut for phones where the poster does. Just before it plays: `load()` fetches and shows the first frame. */
function chooseCut(video: HTMLVideoElement): void {
  const phone =
    video.parentElement?.querySelector<HTMLSourceElement>('picture source')?.media ?? 'not all'
  if (!matchMedia(phone).matches) return
  for (const source of video.querySelectorAll('source')) source.src = source.dataset.phone!
  video.load()
}
