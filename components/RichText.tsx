import { Fragment, type ReactNode } from 'react'
import { Icon } from './frame/Icon'
import type { Action, Block, Heading, Inline } from './rich-text'

export function Text({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  const inner = <Text content={part.content} />
  if (part.kind === 'link') return <a href={part.href}>{inner}</a>
  if (part.kind === 'package') return <PackageMark>{inner}</PackageMark>
  const Tag = part.kind
  return <Tag>{inner}</Tag>
}

/** The smallest package that includes something: `ENTERPRISE` between backticks, in boxes as in plain Markdown. */
export function PackageMark({ children }: { children?: ReactNode }) {
  return <span className="package-mark">{children}</span>
}

/** Paragraphs and lists; with `ticks` the lists without numbers have ticks in place of dots. */
export function Blocks({ blocks, ticks }: { blocks: readonly Block[]; ticks?: boolean }) {
  return blocks.map((block, index) => {
    if (block.kind === 'p')
      return (
        <p key={index}>
          <Text content={block.content} />
        </p>
      )
    if (ticks && block.kind === 'ul') return <Ticks className="ticks" items={block.items} key={index} />
    const List = block.kind
    return (
      <List key={index}>
        {block.items.map((item, line) => (
          <li key={line}>
            <Text content={item} />
          </li>
        ))}
      </List>
    )
  })
}

/** A list with ticks in place of dots. */
export function Ticks({ className, items }: { className: string; items: readonly (readonly Inline[])[] }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <Icon name="check" size={20} />
          <span>
            <Text content={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export function Title({ level, heading }: { level: 1 | 2 | 3; heading: Heading }) {
  const Tag = `h${level}` as const
  return (
    <Tag id={heading.id || undefined}>
      <Text content={heading.content} />
    </Tag>
  )
}

/** Links of a card: quiet, with an arrow. */
export function CardLinks({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <p className="card-links">
      {actions.map(action => (
        <a key={action.href + action.label} href={action.href}>
          {action.label} <Icon name="arrow-right" size={18} />
        </a>
      ))}
    </p>
  )
}

/** A row of buttons: the first is the main one. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <p className="button-row">
      {actions.map((action, index) => (
        <Fragment key={action.href + action.label}>
          <a className={index === 0 ? 'button' : 'button button-ghost'} href={action.href}>
            {action.label}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  )
}
