/** The header's menus: buttons with `aria-expanded` and `aria-controls`. On phones the whole navigation is one such panel. */

/** Opens by click, touch and keyboard; closes on Escape, on a click or focus elsewhere, on navigation, and when the window grows. */
export function startMenu(): void {
  const header = document.querySelector<HTMLElement>('.header')
  const phoneToggle = header?.querySelector<HTMLElement>('.header-toggle')
  if (!header || !phoneToggle) return
  const root = document.documentElement
  const isOpen = (button: Element) => button.ariaExpanded === 'true'
  const openGroup = () => header.querySelector<HTMLElement>('.menu-group-toggle[aria-expanded=true]')

  function setGroup(button: HTMLElement | null): void {
    const open = openGroup()
    if (open) open.ariaExpanded = 'false'
    if (button && button !== open) button.ariaExpanded = 'true'
  }

  function setPhoneMenu(open: boolean): void {
    if (open === isOpen(phoneToggle!)) return
    phoneToggle!.ariaExpanded = String(open)
    root.toggleAttribute('data-menu-open', open)
    for (const element of document.body.children) if (element !== header) (element as HTMLElement).inert = open
  }

  function closeAll(): void {
    setGroup(null)
    setPhoneMenu(false)
  }

  /** On phones the groups lie below each other: an open one covers nothing and may stay. */
  function leaveGroup(target: EventTarget | null): void {
    if (!isOpen(phoneToggle!) && !openGroup()?.parentElement?.contains(target as Node)) setGroup(null)
  }

  header.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button')
    if (button === phoneToggle) {
      setGroup(null)
      setPhoneMenu(!isOpen(phoneToggle))
    } else if (button) setGroup(button)
  })
  for (const type of ['click', 'focusin']) document.addEventListener(type, ({ target }) => leaveGroup(target))

  document.addEventListener('keydown', ({ key }) => {
    const open = isOpen(phoneToggle) ? phoneToggle : openGroup()
    if (key !== 'Escape' || !open) return
    closeAll()
    open.focus()
  })

  // Links leave the menus open until the next page is there; pagehide: the page may come back from the browser's memory.
  window.addEventListener('pagehide', closeAll)
  document.addEventListener('navigated', () => {
    closeAll()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.header a, .footer a')) {
      link.ariaCurrent = link.href === location.origin + location.pathname ? 'page' : null
    }
  })

  // The same width as in Header.css.
  matchMedia('(min-width: 60rem)').addEventListener('change', closeAll)
}
