/** From this width on the footer has columns, below it folds: the same width as in its styles. */
const COLUMNS = '(width >= 40rem)'

/** Closes the folds of the footer on phones, and opens them for good where they are columns. */
export function foldFooter(): void {
  const columns = matchMedia(COLUMNS)
  const fold = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.footer details')) {
      details.open = columns.matches
      details.querySelector('summary')!.tabIndex = columns.matches ? -1 : 0
    }
  }
  fold()
  columns.addEventListener('change', fold)
}
