/** Gives the figure of an instrument, or '' where the browser does not tell it. */
type Instrument = () => string

const german = (value: number, digits: number) =>
  value.toLocaleString('de-AT', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined

/** How long after the load event a page in view has painted for certain: later, it was opened in the background. */
const PAINTED_MS = 2000

/** By the names that components/Proofs/Proofs.contract.ts gives them. */
const INSTRUMENTS: Readonly<Record<string, Instrument>> = {
  bytes() {
    const { transferSize = 0, encodedBodySize = 0 } = navigation() ?? {}
    // From the cache it comes in few bytes or in none.
    return transferSize > encodedBodySize ? `${german(transferSize / 1000, 0)} kB` : ''
  },
  paint() {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const loaded = navigation()?.loadEventEnd
    if (!paint || !loaded || paint.startTime > loaded + PAINTED_MS) return ''
    return `${german(paint.startTime / 1000, 2)} s`
  },
  answer() {
    // Left by components/islands/ChatWidget/talk/use-chat.ts.
    const last = performance.getEntriesByName('emilia-answer').at(-1)
    return last ? `${german(last.duration, 0)} ms` : ''
  },
}

/**
 * Puts what this browser has measured on this visit above the proofs that name an instrument (components/Proofs), and goes on
 * while more comes. What it does not tell stays as it was written.
 */
export function showMeasured(proofs: Element): void {
  const show = () => {
    for (const proof of proofs.querySelectorAll<HTMLElement>('[data-measure]')) {
      const figure = INSTRUMENTS[proof.dataset.measure!]?.()
      if (!figure) continue
      const shown = proof.querySelector('data') ?? document.createElement('data')
      if (shown.textContent !== figure) shown.textContent = figure
      if (!shown.isConnected) proof.prepend(shown)
      proofs.classList.add('proofs-measured')
    }
  }
  const observer = new PerformanceObserver(() => {
    if (proofs.isConnected) show()
    else observer.disconnect()
  })
  for (const type of ['navigation', 'paint', 'measure']) observer.observe({ type, buffered: true })
}
