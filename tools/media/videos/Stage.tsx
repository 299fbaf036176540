import type { CSSProperties, ReactNode } from 'react'
import { Bust } from '../../../components/Face'
import { Logo } from '../../../components/frame/Logo'
import { type PersonaName, tintOf } from '../../../components/personas'

type SceneProps = {
  /** Seconds; without `to` it stays until the end. */
  from: number
  to?: number
  className: string
  children: ReactNode
}

/** Custom properties are not in React's types. */
export function times(values: Record<`--${string}`, string>): CSSProperties {
  return values as CSSProperties
}

/** Comes at `from` and goes at `to`. */
export function Scene({ from, to = 999, className, children }: SceneProps) {
  return (
    <div className={`film-scene ${className}`} style={times({ '--from': `${from}s`, '--to': `${to}s` })}>
      {children}
    </div>
  )
}

/** The bust of an assistant in the house's bubble, in the assistant's own tint. */
export function FilmPortrait({ name, from, to }: { name: PersonaName; from: number; to?: number }) {
  return (
    <Scene className="film-portrait" from={from} {...(to && { to })}>
      <span data-tint={tintOf(name)}>
        <Bust name={name} />
      </span>
    </Scene>
  )
}

/** Name of the house beside the portrait, where a film ends. */
export function EndMark({ from }: { from: number }) {
  return (
    <Scene className="film-mark" from={from}>
      <Logo />
    </Scene>
  )
}
