import { useState } from 'react'
import { itemsIn, type ListItem, listOf } from '../../../shared/scene/scene'
import { Choices } from '../conversation/Choices'

type RepliesProps = {
  replies: readonly string[]
  /** Of each any number may be had. */
  isList: boolean
  onTap: (reply: string) => void
}

/** What can be tapped in answer to the assistant. */
export function Replies({ replies, isList, onTap }: RepliesProps) {
  if (isList) return <Amounts items={replies} onTap={onTap} />
  const choices = replies.map(reply => ({ label: reply, ask: reply }))
  return <Choices label="Antworten zum Antippen" choices={choices} onTap={onTap} />
}

/** A list with amounts: each tap is one more. All of it is said at once. */
function Amounts({ items, onTap }: { items: readonly string[]; onTap: RepliesProps['onTap'] }) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const count = (name: string) => counts[name] ?? 0
  const add = (name: string, more: number) => setCounts({ ...counts, [name]: count(name) + more })
  // What stood on the slip before it was asked again is a whole list.
  const tap = (name: string) => (itemsIn(name) ? onTap(name) : add(name, 1))
  const chosen = items
    .map((name): ListItem => ({ name, count: count(name), details: [] }))
    .filter(item => item.count > 0)
  return (
    <ul className="try-it-amounts conversation-choices cluster" aria-label="Antworten zum Antippen">
      {items.map(name => (
        <li key={name}>
          <button
            className="button button-small button-say"
            type="button"
            onClick={() => tap(name)}
          >
            {name}
          </button>
          {count(name) > 0 && (
            <>
              <output>{count(name)}</output>
              <button
                type="button"
                aria-label={`${name}: eins weniger`}
                onClick={() => add(name, -1)}
              >
                −
              </button>
            </>
          )}
        </li>
      ))}
      <li>
        <button
          className="button button-small"
          type="button"
          disabled={chosen.length === 0}
          onClick={() => onTap(listOf(chosen))}
        >
          Fertig
        </button>
      </li>
    </ul>
  )
}
