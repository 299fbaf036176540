import { memo } from 'react'
import { keepTogether } from '../../../contract/typography'
import { parseReply, type ReplyBlock, type ReplyInline } from './parse-reply'

/**
 * A reply as React elements. No HTML is ever made from what a model says. Text that stands beside other parts has an element
 * of its own: while a reply grows its words change, and the browser may have translated them, which takes React's text nodes
 * out of the page.
 */
export const Reply = memo(function Reply({
  text,
  siteOrigin,
}: {
  text: string
  siteOrigin: string
}) {
  return <>{parseReply(text, siteOrigin).map(drawBlock)}</>
})

// Keys are positions: a reply never changes once it is shown.
function drawBlock(block: ReplyBlock, key: number) {
  if (block.type === 'paragraph')
    return (
      <p key={key} dir="auto">
        {block.children.map(drawInline)}
      </p>
    )
  if (block.type === 'cards')
    return (
      <ul key={key} className="conversation-cards">
        {block.cards.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <b>{title}</b> <span>{keepTogether(text)}</span>
            </a>
          </li>
        ))}
      </ul>
    )
  const items = block.items.map(drawItem)
  return block.type === 'bullets' ? (
    <ul key={key} dir="auto">
      {items}
    </ul>
  ) : (
    <ol key={key} dir="auto" start={block.start}>
      {items}
    </ol>
  )
}

function drawItem(item: ReplyInline[], key: number) {
  return <li key={key}>{item.map(drawInline)}</li>
}

function drawInline(part: ReplyInline, key: number) {
  if (part.type === 'text') return <span key={key}>{keepTogether(part.text)}</span>
  if (part.type === 'bold') return <strong key={key}>{part.children.map(drawInline)}</strong>
  return (
    <a key={key} href={part.href}>
      {part.text}
    </a>
  )
}
