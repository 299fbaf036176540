import { useEffect, useId, useRef } from 'react'
import { hasStarted } from '../conversation/talk/thread'
import { ChatLauncher } from './ChatLauncher'
import { ChatPanel } from './ChatPanel'
import type { Ways } from './HumanWays'
import { useChat } from './use-chat'

type ChatWidgetProps = {
  /** Where the service runs, as in `https://api.example.at`; '' for the site's own origin. */
  apiOrigin: string
  /** The site's public address: links to it in replies become routes. */
  siteOrigin: string
  /** How people are reached; the messenger's chat with its first line is what the QR code opens, too. */
  ways: Ways
}

/** Emilia: launcher and, once opened, the panel. The server only ever renders the launcher. */
export function ChatWidget({ apiOrigin, siteOrigin, ways }: ChatWidgetProps) {
  const name = useId()
  const chat = useChat(apiOrigin)
  useAskButtons(chat.open)
  return (
    <aside className="chat" data-tint="emilia" aria-labelledby={name}>
      {chat.isOpen && <ChatPanel chat={chat} siteOrigin={siteOrigin} ways={ways} />}
      <ChatLauncher
        nameId={name}
        isOpen={chat.isOpen}
        goesOn={hasStarted(chat.thread)}
        onOpen={chat.open}
      />
    </aside>
  )
}

/**
 * Buttons of the page with `data-ask` open the chat. The page's script wakes it on such a click and then repeats the click
 * (renderer/browser/islands.ts).
 */
function useAskButtons(onAsk: () => void): void {
  const latest = useRef(onAsk)
  latest.current = onAsk

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-ask]')) latest.current()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
