import { useCallback, useEffect, useId, useRef } from 'react'
import { ChatLauncher } from './ChatLauncher'
import { ChatPanel } from './ChatPanel'
import { isComposing } from './is-composing'
import { useChat } from './talk/use-chat'

type ChatWidgetProps = {
  /** Where the service runs, as in `https://api.example.at`; '' for the site's own origin. */
  apiOrigin: string
  /** The site's public address: links to it in replies become routes. */
  siteOrigin: string
  /** The messenger chat with its prefilled start text that the QR code opens. */
  messengerUrl: string
}

/** Emilia: launcher and, once opened, the panel. The server only ever renders the launcher. */
export function ChatWidget({ apiOrigin, siteOrigin, messengerUrl }: ChatWidgetProps) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [name, title] = [useId(), useId()]
  const box = useRef<HTMLElement>(null)
  const focusAfter = useRef<'opener' | 'page'>(null)
  const opener = useRef<HTMLElement>(null)
  const { thread, open, calls, openChat, offer, closeChat, ...talk } = useChat(apiOrigin)
  useAskButtons((question, button) => {
    opener.current = button
    offer(question)
  })

  const close = useCallback(() => {
    closeChat()
    focusAfter.current = 'opener'
  }, [closeChat])
  const leave = useCallback(() => {
    closeChat()
    focusAfter.current = 'page'
  }, [closeChat])

  // Not before the panel is closed: while it covers a phone's screen, the launcher beneath is inert.
  useEffect(() => {
    if (!open && focusAfter.current === 'opener') {
      const back = opener.current?.isConnected ? opener.current : launcher.current
      back?.focus()
    }
    if (!open && focusAfter.current === 'page') focusPage()
    if (!open) opener.current = null
    focusAfter.current = null
  }, [open])

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      const focused = document.activeElement
      const ours = !focused || focused === document.body || box.current?.contains(focused)
      // The panel may cover what has the focus: then Escape shows it, and the focus stays (WCAG 2.4.11).
      if (ours) close()
      else closeChat()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, close, closeChat])

  return (
    <aside ref={box} className="chat" aria-labelledby={open ? title : name}>
      {open && (
        <ChatPanel
          titleId={title}
          thread={thread}
          calls={calls}
          siteOrigin={siteOrigin}
          messengerUrl={messengerUrl}
          onClose={close}
          onLeave={leave}
          {...talk}
        />
      )}
      <ChatLauncher ref={launcher} nameId={name} open={open} onToggle={open ? close : openChat} />
    </aside>
  )
}

/** Focuses the link's anchor or the heading, as navigation does when the focus is not in the chat. */
function focusPage(): void {
  const place =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector<HTMLElement>('main h1')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Buttons of the page with `data-ask="<question>"`: a click calls `onOffer` with the question and the button. The page's
 * script wakes the chat on such a click and then repeats it (renderer/browser/islands.ts).
 */
function useAskButtons(onOffer: (question: string, button: HTMLElement) => void): void {
  const latest = useRef(onOffer)
  latest.current = onOffer

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-ask]') : null
      if (button) latest.current(button.dataset.ask ?? '', button)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
