/** The header's menus: buttons with `aria-expanded`. On phones one more of them opens the whole navigation. */

/**
 * Opens by click, touch and keyboard, one at a time; closes on Escape, on a click or focus elsewhere, on navigation, and
 * when the window grows.
 */
export function startMenu(): void {
  const header = document.querySelector('.header')!
  const phone = header.querySelector('button')!
  const isPhone = () => phone.ariaExpanded === 'true'
  const open = () => header.querySelector<HTMLElement>('li [aria-expanded=true]')

  function toggle(button?: HTMLElement): void {
    const before = open()
    if (before) before.ariaExpanded = 'false'
    if (button && button !== before) button.ariaExpanded = 'true'
    // On phones a group that closes above takes the one below up, out of sight.
    if (isPhone()) button?.scrollIntoView({ block: 'nearest' })
  }

  function togglePhone(): void {
    const opens = !isPhone()
    phone.ariaExpanded = `${opens}`
    document.documentElement.toggleAttribute('data-menu-open', opens)
    for (const element of document.body.children)
      if (element !== header) (element as HTMLElement).inert = opens
  }

  function close(): void {
    toggle()
    if (isPhone()) togglePhone()
  }

  // On phones the groups lie below each other: an open one covers nothing and may stay.
  const leave = ({ target }: Event) => {
    if (!isPhone() && !open()?.parentNode?.contains(target as Node)) toggle()
  }

  document.addEventListener('focusin', leave)
  document.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLElement>('.header button')
    if (!button) leave(event)
    else if (button !== phone) toggle(button)
    else {
      toggle()
      togglePhone()
    }
  })

  document.addEventListener('keydown', event => {
    const button = isPhone() ? phone : open()
    if (event.key !== 'Escape' || !button) return
    event.preventDefault() // Handled: the open chat must not close too.
    close()
    button.focus()
  })

  document.addEventListener('navigated', close)
  // Links leave the menu open until the next page is there; the back-forward cache would bring the page back with it open.
  addEventListener('pagehide', close)
  // The same width as in the frame's styles.
  matchMedia('(width >= 62rem)').addEventListener('change', close)
}
