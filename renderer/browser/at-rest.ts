import { watchReading } from './reading'

/**
 * What begins when the page has loaded and rests, or at the first scroll: Emilia's button makes room for the page, and
 * pictures further down are fetched, so that none appears late while scrolling, on paper or in a picture of the whole page.
 */
export function atRest(): void {
  watchReading(fetchPictures)
  addEventListener('beforeprint', fetchPictures)
}

/** Visitors who save data get a picture when they come near it. */
function fetchPictures(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (document.readyState !== 'complete' || connection?.saveData) return
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager'
}
