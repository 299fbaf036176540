import { type PersonaName, tintOf } from '../facts/personas'

/** The face of an assistant in a round tinted disc. Decorative: the name stands beside it. */
export function Head({
  name,
  size,
  lazy = true,
}: {
  name: PersonaName
  size: number
  lazy?: boolean
}) {
  return (
    <img
      className="head"
      data-tint={tintOf(name)}
      src={`/personas/${tintOf(name)}-head.svg`}
      alt=""
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={lazy ? undefined : 'low'}
    />
  )
}

/** The bust of an assistant, on whatever it stands. */
export function Bust({
  name,
  size = 320,
  lazy = true,
}: {
  name: PersonaName
  size?: number
  lazy?: boolean
}) {
  return (
    <img
      className="bust"
      src={`/personas/${tintOf(name)}.svg`}
      alt=""
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
