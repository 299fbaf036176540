/** What ./navigation.ts hands to the code that shows and prefetches pages. */
export type NavigationContext = {
  /** For a part of the page that was just added. */
  setUp(part: ParentNode): void
  /** For a part of the page that is about to be removed. */
  tearDown(part: ParentNode): void
  isPage(address: URL | HTMLAnchorElement): boolean
  addressOf(address: { pathname: string; search: string }): string
  reducedMotion: MediaQueryList
  /** Path and query of the page that is shown; the address bar is ahead of it while a page is being fetched. */
  shown: string
  /**
   * How far the visitor had scrolled, by history entry. Chromium forgets it when the next page is shorter than that, or while
   * a smooth scroll is under way; after a full load only Chromium knows it.
   */
  scrollPositions: Map<string, number>
}
