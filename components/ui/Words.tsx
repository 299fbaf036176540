import { cutWhole } from '../contract/typography'

/** Plain words; what must not break at its hyphen stays whole. */
export function Words({ text }: { text: string }) {
  return cutWhole(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span className="whole" key={index}>
        {piece}
      </span>
    ),
  )
}
