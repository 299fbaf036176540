import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { LONGEST_QUESTION } from '../../../shared/messages'
import { IslandIcon } from '../IslandIcon'
import { isComposing } from './is-composing'

type ComposerProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  draft: string
  /** An answer is under way: typing goes on, sending waits. */
  isWaiting: boolean
  label: string
  placeholder: string
  onType: (text: string) => void
  onSay: (text: string) => void
  /** Stops the answer under way; absent where it cannot be stopped. */
  onStop?: () => void
}

/**
 * Input and its buttons. Enter sends, Shift+Enter breaks the line. Where the island's code does not come, the browser brings
 * what was typed to the contact form (../form/form-query.ts).
 */
export function Composer(props: ComposerProps) {
  const { ref, draft, isWaiting, label, placeholder, onType, onSay, onStop } = props
  const tooMany = draft.trim().length - LONGEST_QUESTION
  const isBlocked = isWaiting || tooMany > 0

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isBlocked || !draft.trim()) return
    ref.current?.focus({ preventScroll: true })
    onSay(draft)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) send(event)
  }
  const stop = () => {
    // The button goes.
    ref.current?.focus()
    onStop?.()
  }

  return (
    <form className="conversation-composer scripted" action="/kontaktinformationen" onSubmit={send}>
      <textarea
        ref={ref}
        className="conversation-input control"
        rows={1}
        name="betreff"
        dir="auto"
        value={draft}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="send"
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isWaiting && onStop && (
        <button
          type="button"
          className="conversation-stop button button-round button-ghost"
          aria-label="Stopp"
          onClick={stop}
        >
          <IslandIcon name="stop" />
        </button>
      )}
      <button
        type="submit"
        className="button button-round"
        aria-label="Senden"
        disabled={isBlocked}
      >
        <IslandIcon name="paper-plane-right" />
      </button>
      <p className="note" role="status">
        {tooMany > 0 && `Um ${tooMany.toLocaleString('de-AT')} Zeichen zu lang.`}
      </p>
    </form>
  )
}
