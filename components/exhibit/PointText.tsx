import { Text } from '../RichText'
import type { Point } from './exhibit-contract'

/** A point's bold start and what belongs to it; a screen reader hears a colon between them. */
export function PointText({ point, className }: { point: Point; className?: string }) {
  return (
    <span className={className}>
      <b>{point.title}</b>
      <span className="visually-hidden">: </span>
      <Text content={point.text} />
    </span>
  )
}
