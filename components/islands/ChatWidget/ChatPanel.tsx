import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Composer } from '../conversation/Composer'
import { ConversationHead } from '../conversation/ConversationHead'
import { ErrorBox } from '../conversation/ErrorBox'
import { Log } from '../conversation/Log'
import { hasStarted } from '../conversation/talk/thread'
import { IslandIcon } from '../IslandIcon'
import { HumanWays, type Ways } from './HumanWays'
import { QrCode } from './QrCode'
import { Suggestions } from './Suggestions'
import type { Chat } from './use-chat'
import { useDialog } from './use-dialog'

type ChatPanelProps = { chat: Chat; siteOrigin: string; ways: Ways }

/** In a window as wide as this there is room for the panel beside what a link of it leads to. */
const BESIDE_PAGE = '(width >= 90rem)'

/** The open chat: beside the page on large screens, over it on phones. */
export function ChatPanel({ chat, siteOrigin, ways }: ChatPanelProps) {
  const { thread, calls } = chat
  const panel = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [title, notice] = [useId(), useId()]
  // Kept before the dialog's own event comes: a reload in between opened it again.
  const close = () => {
    panel.current?.close()
    chat.close()
  }
  useDialog(panel, calls > 0, close)

  useEffect(() => {
    if (calls > 0) input.current?.focus()
  }, [calls])

  const tap = (question: string) => {
    list.current?.focus() // Not the input: on phones the keyboard would cover the answer.
    chat.say(question)
  }
  const clear = () => {
    if (!confirm('Diese Unterhaltung löschen?')) return
    chat.clear()
    input.current?.focus()
  }
  const onClick = (event: MouseEvent) => {
    // Not by close(): the focus belongs to the page that comes.
    if (leavesFor(event) && !matchMedia(BESIDE_PAGE).matches) chat.close()
  }
  // After close(), which has given the focus back; also when the panel was only shown anew (use-dialog.ts).
  const onClosed = () => panel.current?.open || chat.close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks on its links, which keys make too
    <dialog
      ref={panel}
      className="chat-panel"
      aria-labelledby={title}
      aria-describedby={notice}
      onClose={onClosed}
      onClick={onClick}
    >
      <ConversationHead
        face="emilia"
        tools={
          <>
            {hasStarted(thread) && (
              <Tool icon="trash" label="Unterhaltung löschen" onClick={clear} />
            )}
            <Tool icon="x" label="Schließen" onClick={close} />
          </>
        }
      >
        <h2 id={title}>Emilia - Ihre KI-Assistentin</h2>
        <p className="note" id={notice}>
          KI kann irren, es gilt Ihr Angebot. <a href="/datenschutz">Datenschutz</a>
        </p>
      </ConversationHead>
      <Log
        ref={list}
        thread={thread}
        name="Emilia"
        siteOrigin={siteOrigin}
        before={!hasStarted(thread) && <Welcome />}
        below={({ showQR }) => showQR && <QrCode href={ways.messengerUrl} />}
      >
        <Suggestions thread={thread} onTap={tap} />
      </Log>
      <ErrorBox error={thread.error} />
      <Composer
        ref={input}
        draft={thread.draft}
        isWaiting={thread.waiting}
        label="Ihre Nachricht"
        placeholder="Schreiben Sie eine Nachricht..."
        onType={chat.type}
        onSay={chat.say}
        onStop={chat.stop}
      />
      <HumanWays ways={ways} thread={thread} />
    </dialog>
  )
}

type ToolProps = { icon: 'trash' | 'x'; label: string; onClick: () => void }

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="chat-tool button button-small button-round button-ghost"
      aria-label={label}
      onClick={onClick}
    >
      <IslandIcon name={icon} />
    </button>
  )
}

/** Emilia waves above her greeting, where there is room. */
function Welcome() {
  return <img className="chat-welcome" src="/personas/emilia.svg" alt="" />
}

/** Whether a click follows a link to another place of this site, in this window. */
function leavesFor({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey
  return link !== null && isPlain && !link.target && link.origin === location.origin
}
