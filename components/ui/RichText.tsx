import { Fragment, type ReactNode } from 'react'
import type { Action, AnchoredHeading, Block, Inline } from '../contract/rich-text'
import { Icon } from './Icon'
import { useFormHref } from './site-context'
import { Words } from './Words'

export function Text({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return <Words text={part} />
  const inner = <Text content={part.content} />
  if (part.kind === 'link') return <a href={part.href}>{inner}</a>
  const Tag = part.kind
  return <Tag>{inner}</Tag>
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
    if (ticks && block.kind === 'ul')
      return <Ticks className="ticks" items={block.items} key={index} />
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
export function Ticks({
  className,
  items,
}: {
  className: string
  items: readonly (readonly Inline[])[]
}) {
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

export function Title({ level, heading }: { level: 1 | 2 | 3; heading: AnchoredHeading }) {
  const Tag = `h${level}` as const
  return (
    <Tag id={heading.id || undefined}>
      <Text content={heading.content} />
    </Tag>
  )
}

/** Links of a card: quiet, with an arrow that stays with the last word. */
export function CardLinks({ actions }: { actions: readonly Action[] }) {
  const toForm = useFormHref()
  if (actions.length === 0) return null
  return (
    <p className="card-links">
      {actions.map(action => (
        <a key={action.href + action.label} href={toForm(action.href)}>
          <WithArrow label={action.label} />
        </a>
      ))}
    </p>
  )
}

function WithArrow({ label }: { label: string }) {
  const last = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, last)}
      <span className="whole">
        {label.slice(last)} <Icon name="arrow-right" size={18} />
      </span>
    </>
  )
}

type ActionsProps = {
  actions: readonly Action[]
  /** A button before them; it is the main one then. */
  first?: ReactNode
}

/** A row of buttons: the first is the main one. */
export function Buttons({ actions, first }: ActionsProps) {
  const toForm = useFormHref()
  return (
    <p className="button-row cluster">
      {first}{' '}
      {actions.map((action, index) => (
        <Fragment key={action.href + action.label}>
          <a
            className={first || index > 0 ? 'button button-ghost' : 'button'}
            href={toForm(action.href)}
          >
            {action.label}
          </a>{' '}
        </Fragment>
      ))}
    </p>
  )
}
