import { memo, type ReactElement } from 'react'
import { keepTogether } from '../../../typography'
import { type Block, type Inline, parseReply } from './parse-reply'

/** A reply as React elements. No HTML is ever made from what a model says. */
export const Reply = memo(function Reply({ text, siteOrigin }: { text: string; siteOrigin: string }) {
  return <>{parseReply(text, siteOrigin).map(drawBlock)}</>
})

// Keys are positions: a reply never changes once it is shown.
function drawBlock(block: Block, key: number) {
  if (block.type === 'paragraph') return <p key={key}>{block.children.map(drawInline)}</p>
  const items = block.items.map(drawItem)
  return block.type === 'bullets' ? (
    <ul key={key}>{items}</ul>
  ) : (
    <ol key={key} start={block.start}>
      {items}
    </ol>
  )
}

function drawItem(item: Inline[], key: number) {
  return <li key={key}>{item.map(drawInline)}</li>
}

function drawInline(part: Inline, key: number): ReactElement | string {
  if (part.type === 'text') return keepTogether(part.text)
  if (part.type === 'bold') return <strong key={key}>{part.children.map(drawInline)}</strong>
  if (!part.outside) {
    return (
      <a key={key} href={part.href}>
        {part.text}
      </a>
    )
  }
  // The host is always readable, so that the link's text cannot hide where it leads.
  const host = part.text.includes(`//${part.outside}`) ? '' : ` (${part.outside})`
  return (
    <a key={key} href={part.href} target="_blank" rel="noopener noreferrer">
      {part.text}
      {host}
      <span className="visually-hidden"> in neuem Tab</span>
    </a>
  )
}
