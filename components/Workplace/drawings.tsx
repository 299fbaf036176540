/** A lamp over the pass, its cord from the ceiling, so far down, and its light. */
function lampAt(x: number, y: number) {
  return (
    <g key={x}>
      <path className="glow" d={`M${x - 26} ${y}L${x - 74} 190H${x + 74}L${x + 26} ${y}z`} />
      <path d={`M${x}-300V${y - 36}`} />
      <path
        className="shade"
        d={`M${x - 5} ${y - 40}h10v9c13 3 22 13 24 31h-58c2-18 11-28 24-31z`}
      />
      <path className="bulb" d={`M${x - 26} ${y}a26 6 0 0 0 52 0z`} />
    </g>
  )
}

/** A car on a scissor lift, a pile of tyres beside it. */
const lift = (
  <>
    <path className="arm" d="M92 84l56 28M148 84l-56 28" />
    <path
      className="ink"
      d="M84 112h72a4 4 0 0 1 4 4v4H80v-4a4 4 0 0 1 4-4zM188 109h36a5 5 0 0 1 0 10h-36a5 5 0 0 1 0-10zM191 94h36a5 5 0 0 1 0 10h-36a5 5 0 0 1 0-10zM187 79h36a5 5 0 0 1 0 10h-36a5 5 0 0 1 0-10z"
    />
    <path
      className="white"
      d="M50 66c-5-4-6-14 0-19 8-4 20-6 33-8 12-12 22-19 34-20 20-2 38-1 50 3 10 4 17 13 21 21 5 4 7 15 4 22l-7 1a15 15 0 0 0-30 0h-68a15 15 0 0 0-30 0zM116 98a4 4 0 1 0 8 0 4 4 0 1 0-8 0"
    />
    <path
      className="ink"
      d="M92 39c8-8 17-13 30-14v14zM128 25c13-1 24 0 33 3 7 3 11 7 14 11h-47zM48 52c6-2 10-2 12 0 1 4-4 7-13 6zM190 48c-6 0-9 3-10 7l13 2zM86 61h70l2 7H84zM60 66a12 12 0 1 0 24 0 12 12 0 1 0-24 0M158 66a12 12 0 1 0 24 0 12 12 0 1 0-24 0M86 77h68a3 3 0 0 1 0 7H86a3 3 0 0 1 0-7zM90 68h9v9h-9zM141 68h9v9h-9z"
    />
    <path d="M125 42v18M131 46h8" />
    <path
      className="white"
      d="M67 66a5 5 0 1 0 10 0 5 5 0 1 0-10 0M165 66a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
    />
  </>
)

/** What stands in a place where a drawing says more than the picture below it does. */
export const drawings = {
  Werkstatt: lift,
  Küche: <>{[lampAt(48, 58), lampAt(120, 92), lampAt(192, 58)]}</>,
}
