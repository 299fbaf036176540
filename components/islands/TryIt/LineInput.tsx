import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { MAX_MESSAGE } from '../ChatWidget/talk/ask-emilia'
import { IslandIcon } from '../IslandIcon'

type LineProps = {
  draft: string
  /** An answer is under way: typing goes on, sending waits. */
  isBlocked: boolean
  name: string
  onType: (text: string) => void
  onSay: (text: string) => void
  /** The line goes while somebody is in it. */
  onLeave: () => void
}

/**
 * The line to type in. Where the island's code does not come, the browser sends what was typed on to the contact form
 * (renderer/browser/form-query.ts).
 */
export function LineInput({ draft, isBlocked, name, onType, onSay, onLeave }: LineProps) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the line goes
  useLayoutEffect(() => {
    const field = input.current
    return () => {
      if (field === document.activeElement) onLeave()
    }
  }, [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked || draft.trim() === '') return
    onSay(draft)
    input.current?.focus({ preventScroll: true })
  }
  return (
    <form className="try-it-input" action="/kontaktinformationen" onSubmit={onSubmit}>
      <input
        ref={input}
        type="text"
        name="betreff"
        maxLength={MAX_MESSAGE}
        value={draft}
        placeholder={`${name} schreiben …`}
        aria-label={`Ihre Nachricht an ${name}`}
        autoComplete="off"
        enterKeyHint="send"
        onChange={event => onType(event.target.value)}
      />
      <button type="submit" className="round-button" aria-label="Senden" disabled={isBlocked}>
        <IslandIcon name="paper-plane-right" />
      </button>
    </form>
  )
}
