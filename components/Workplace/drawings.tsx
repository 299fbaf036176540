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

/** A car on a lift, tyres beside it. */
const lift = (
  <>
    <path
      className="ink"
      d="M113 2h14v110h18a6 6 0 0 1 6 6v2H89v-2a6 6 0 0 1 6-6h18zM188 109h44v11h-44zM188 96h44v11h-44zM192 83h40v11h-40z"
    />
    <path
      className="white"
      d="M50 70c-5-4-6-14 0-19 8-4 20-6 33-8 12-12 22-19 34-20 20-2 38-1 50 3 10 4 17 13 21 21 5 4 7 15 4 22l-7 1a15 15 0 0 0-30 0h-68a15 15 0 0 0-30 0z"
    />
    <path
      className="ink"
      d="M92 43c8-8 17-13 30-14v14zM128 29c13-1 24 0 33 3 7 3 11 7 14 11h-47zM48 56c6-2 10-2 12 0 1 4-4 7-13 6zM190 52c-6 0-9 3-10 7l13 2zM86 65h70l2 8H84zM60 70a12 12 0 1 0 24 0 12 12 0 1 0-24 0M158 70a12 12 0 1 0 24 0 12 12 0 1 0-24 0M86 79h68v7H86zM88 73h10v8H88zM142 73h10v8h-10zM107 76h26v18h-26z"
    />
    <path d="M125 46v18M131 51h8M196 88h32" />
    <path
      className="white"
      d="M67 70a5 5 0 1 0 10 0 5 5 0 1 0-10 0M165 70a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
    />
  </>
)

/** What stands in a place where a drawing says more than the picture below it does. */
export const drawings = {
  Werkstatt: lift,
  Küche: <>{[lampAt(48, 58), lampAt(120, 92), lampAt(192, 58)]}</>,
}
