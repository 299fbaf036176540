import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { IslandIcon } from '../IslandIcon'
import { isComposing } from './is-composing'
import { MAX_MESSAGE } from './talk/ask-emilia'
import type { Thread } from './talk/thread'
import type { ChatActions } from './talk/use-chat'

type ComposerProps = Pick<ChatActions, 'onType' | 'onAsk' | 'onStop'> & {
  ref: RefObject<HTMLTextAreaElement | null>
  thread: Thread
}

/** Input and its buttons. Enter sends, Shift+Enter breaks the line; typing goes on while Emilia answers. */
export function Composer({ ref, thread, onType, onAsk, onStop }: ComposerProps) {
  const hint = useId()
  const online = useOnline()
  useAutoGrow(ref, thread.draft)
  const tooMany = thread.draft.trim().length - MAX_MESSAGE
  const blocked = thread.waiting || tooMany > 0

  const send = () => {
    if (blocked) return
    ref.current?.focus()
    onAsk(thread.draft)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <form className="chat-composer" onSubmit={onSubmit}>
      <div className="chat-input">
        <textarea
          ref={ref}
          rows={1}
          value={thread.draft}
          placeholder="Schreiben Sie eine Nachricht..."
          aria-label="Ihre Nachricht"
          aria-describedby={hint}
          enterKeyHint="send"
          onChange={event => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {thread.waiting && <StopButton onStop={onStop} input={ref} />}
        <button type="submit" className="round-button" aria-label="Senden" disabled={blocked}>
          <IslandIcon name="paper-plane-right" />
        </button>
      </div>
      <p id={hint} role="status">
        {[
          tooMany > 0 && `Um ${tooMany.toLocaleString('de-AT')} Zeichen zu lang.`,
          !online && 'Sie sind offline. Ihr Text bleibt hier stehen.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </form>
  )
}

/** Stops the answer. When the button goes while it has the focus, the focus moves to the input. */
function StopButton({
  onStop,
  input,
}: {
  onStop: () => void
  input: RefObject<HTMLTextAreaElement | null>
}) {
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (document.activeElement === element) input.current?.focus()
    }
  }, [input])

  return (
    <button
      ref={button}
      type="button"
      className="round-button chat-stop"
      aria-label="Stopp"
      onClick={onStop}
    >
      <IslandIcon name="stop" />
    </button>
  )
}

/** Makes a textarea as tall as its text; CSS `max-height` bounds it. (`field-sizing` is not in every browser yet.) */
function useAutoGrow(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    const borders = element.offsetHeight - element.clientHeight
    if (text) element.style.height = `${element.scrollHeight + borders}px`
  }, [area, text])
}

/** False while the browser knows that it has no network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
