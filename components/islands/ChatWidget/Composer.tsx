import { type FormEvent, type KeyboardEvent, type ReactElement, type RefObject, useId } from 'react'
import { IslandIcon } from '../IslandIcon'
import { MAX_MESSAGE } from './request-messages'
import { StopButton } from './StopButton'
import type { Thread } from './thread'
import { useAutoGrow } from './use-auto-grow'
import type { Talk } from './use-chat'
import { useOnline } from './use-online'

type ComposerProps = Talk & { ref: RefObject<HTMLTextAreaElement | null>; thread: Thread; clearable: boolean }

/** Input and its buttons. Enter sends, Shift+Enter breaks the line; typing goes on while Emilia answers. */
export function Composer({ ref, thread, clearable, onType, onAsk, onStop, onClear }: ComposerProps): ReactElement {
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
  const clear = () => {
    onClear()
    focusInput()
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
        <button type="submit" className="button" disabled={blocked}>
          Senden
        </button>
      </div>
      <div className="chat-actions">
        <p id={hint} role="status">
          {tooMany > 0 && `Um ${tooMany.toLocaleString('de-AT')} Zeichen zu lang. `}
          {!online && 'Sie sind offline. Ihr Text bleibt hier stehen.'}
        </p>
        {thread.waiting && <StopButton onStop={onStop} onGone={focusInput} />}
        {clearable && (
          <button type="button" className="chat-action" onClick={clear}>
            <IslandIcon name="trash" />
            Unterhaltung löschen
          </button>
        )}
      </div>
    </form>
  )
}
