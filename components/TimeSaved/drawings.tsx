type DrawingProps = { minutes: number; longest: number }

/** So many minutes lie beside each other in a pile. */
const ROW = 5

/** The longest bar is as wide as the box; the line around it shows where a bar is too short to be seen. */
export function Bar({ minutes, longest }: DrawingProps) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect
        width={Number(((100 * minutes) / longest).toFixed(2))}
        height="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The face of a clock, the minutes as its filled part from twelve on; an hour and more fill it. */
export function Dial({ minutes }: DrawingProps) {
  const angle = (Math.min(minutes, 59.9) / 60) * 2 * Math.PI
  const x = (50 + 48 * Math.sin(angle)).toFixed(1)
  const y = (50 - 48 * Math.cos(angle)).toFixed(1)
  const isLarge = minutes > 30 ? 1 : 0
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <circle cx="50" cy="50" r="48.5" />
      <path d={`M50 50V2A48 48 0 ${isLarge} 1 ${x} ${y}z`} />
      <path className="time-saved-hours" d="M50 91v7M2 50h7M91 50h7" />
    </svg>
  )
}

/** A square for each minute, from the ground up. */
export function Pile({ minutes }: DrawingProps) {
  const rows = Math.ceil(minutes / ROW)
  const squares = Array.from(
    { length: minutes },
    (_, index) => `M${(index % ROW) * 10 + 1} ${(rows - Math.floor(index / ROW)) * 10 - 9}h8v8h-8z`,
  )
  return (
    <svg viewBox={`0 0 ${ROW * 10} ${rows * 10}`} aria-hidden="true" focusable="false">
      <path d={squares.join('')} />
    </svg>
  )
}
