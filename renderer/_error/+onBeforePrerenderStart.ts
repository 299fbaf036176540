/** The error page has no address of its own; without this it would inherit all pages' addresses. */
export function onBeforePrerenderStart(): string[] {
  return []
}
