/**
 * Videos with `data-in-view`, which loop, play while at least half of them is visible. A visitor who paused one keeps it
 * paused. Nothing is fetched before (`preload="none"`). `[data-video-toggle]` plays and pauses the video nearest to it; its
 * value tells the look: `playing` or `paused`. Loaded by near.ts; shares no code with the page's script.
 */

const inView = new WeakSet<Element>()
const heldByVisitor = new WeakSet<Element>()
let observer: IntersectionObserver | undefined

/** `calm` matches while the visitor asks for less movement. */
export function playInView(video: Element, calm: MediaQueryList): void {
  // The button does what the browser's controls did for visitors without scripts.
  video.removeAttribute('controls')
  video.removeAttribute('poster')
  observer ??= watch(calm)
  observer.observe(video)
}

/** Listens to the buttons, and to the videos' own events: those of native controls count the same. */
function watch(calm: MediaQueryList): IntersectionObserver {
  document.addEventListener('click', ({ target }) => {
    const video = (target as Element).closest('[data-video-toggle]')?.closest(':has(video)')?.querySelector('video')
    if (video?.paused) play(video)
    else video?.pause()
  })
  for (const type of ['play', 'pause']) document.addEventListener(type, noteState, true)
  return new IntersectionObserver(
    entries => {
      for (const { target, intersectionRatio } of entries) {
        const video = target as HTMLVideoElement
        if (intersectionRatio < 0.5) {
          inView.delete(video)
          video.pause()
        } else {
          inView.add(video)
          if (!calm.matches && !heldByVisitor.has(video)) play(video)
        }
      }
    },
    { threshold: 0.5 },
  )
}

function noteState({ target, type }: Event): void {
  const video = target as HTMLVideoElement
  const playing = type === 'play'
  if (playing) heldByVisitor.delete(video)
  // One that scrolls away was taken out of `inView` first: so this pause is the visitor's.
  else if (inView.has(video)) heldByVisitor.add(video)
  const toggle = video.closest(':has([data-video-toggle])')?.querySelector<HTMLElement>('[data-video-toggle]')
  if (toggle) toggle.dataset.videoToggle = playing ? 'playing' : 'paused'
}

function play(video: HTMLVideoElement): void {
  video.muted = true // or browsers refuse to start it
  video.play().catch(() => {}) // refused all the same, or paused meanwhile: the picture and the button remain
}
