/** Whether an address is a page of this site: files have an ending. */
export function isPage({ origin, pathname }: URL | HTMLAnchorElement): boolean {
  return origin === location.origin && !/\.\w+$/.test(pathname)
}

/** Path and query: what names a page. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
