/** From this width on the footer has columns, below it folds: the same width as in its styles. */
const COLUMNS = '(width >= 40rem)'

/** Opens the folds of the footer for good where they are columns, also in browsers that cannot do so by its style. */
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
