/** A figure as a length, `share` of the highest one (0 to 1). Only for the eye: the figure stands beside it. */
export function Bar({ share }: { share: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      {share > 0 && <line x2={Math.round(share * 100)} y1="3" y2="3" />}
    </svg>
  )
}
