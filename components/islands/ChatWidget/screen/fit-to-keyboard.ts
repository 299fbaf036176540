/**
 * Keeps a full-screen panel above the on-screen keyboard: `100dvh` does not shrink with it, the visual viewport does.
 * Set through the CSSOM, since the site's policy allows no style attributes. Returns the way back.
 */
export function fitToKeyboard(panel: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const resize = () => {
    if (view.scale > 1.01) return // The visitor has zoomed in: the viewport is smaller for another reason.
    const covered = window.innerHeight - view.height > 1
    panel.style.height = covered ? `${view.height}px` : ''
    panel.style.transform = covered ? `translateY(${view.offsetTop}px)` : ''
  }
  resize()
  view.addEventListener('resize', resize)
  view.addEventListener('scroll', resize)
  return () => {
    view.removeEventListener('resize', resize)
    view.removeEventListener('scroll', resize)
    panel.style.height = ''
    panel.style.transform = ''
  }
}
