import { type FormEvent, type KeyboardEvent, type ReactElement, type RefObject, useId } from 'react'
import { IslandIcon } from '../IslandIcon'
import { StopButton } from './StopButton'
import { useAutoGrow } from './screen/use-auto-grow'
import { useOnline } from './screen/use-online'
import { MAX_MESSAGE } from './talk/request-messages'
import type { Thread } from './talk/thread'
import type { Talk } from './talk/use-chat'

type ComposerProps = Pick<Talk, 'onType' | 'onAsk' | 'onStop'> & {
  ref: RefObject<HTMLTextAreaElement | null>
  thread: Thread
}

/** Input and its buttons. Enter sends, Shift+Enter breaks the line; typing goes on while Emilia answers. */
export function Composer({ ref, thread, onType, onAsk, onStop }: ComposerProps): ReactElement {
  const hint = useId()
  const online = useOnline()
  useAutoGrow(ref, thread.draft)
  const tooMany = thread.draft.trim().length - MAX_MESSAGE
  const blocked = thread.waiting || tooMany > 0
  const focusInput = () => ref.current?.focus()

  const send = () => {
    if (blocked) return
    focusInput()
    onAsk(thread.draft)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
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
        {thread.waiting && <StopButton onStop={onStop} onGone={focusInput} />}
        <button type="submit" className="chat-send" aria-label="Senden" disabled={blocked}>
          <IslandIcon name="paper-plane-right" />
        </button>
      </div>
      <p id={hint} role="status">
        {tooMany > 0 && `Um ${tooMany.toLocaleString('de-AT')} Zeichen zu lang. `}
        {!online && 'Sie sind offline. Ihr Text bleibt hier stehen.'}
      </p>
    </form>
  )
}
