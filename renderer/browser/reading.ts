/** `<html>` has the class `reading` while a visitor scrolls down: Emilia's button moves to the edge then. */
export function watchReading(): void {
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      // Small steps come from a resting finger or from rounding.
      if (Math.abs(scrollY - last) < 8) return
      document.documentElement.classList.toggle('reading', scrollY > last)
      last = scrollY
    },
    { passive: true },
  )
}
