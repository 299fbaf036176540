/** A figure as a length, from zero; the highest one fills the line. Only for the eye: the figure stands beside it. */
export function Bar({ figure, highest }: { figure: number; highest: number }) {
  return (
    <svg className="bar" viewBox={`0 0 ${highest} 6`} preserveAspectRatio="none" aria-hidden="true">
      <line x2={figure} y1="3" y2="3" />
    </svg>
  )
}
