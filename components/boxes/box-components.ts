import type { ComponentType } from 'react'

/** Shows a box; its props come from its contract. */
export type BoxComponent = ComponentType<Record<string, unknown>>

const modules = import.meta.glob<Record<string, BoxComponent>>(['./[A-Z]*/*.tsx', '!./Hero/*'], {
  eager: true,
})

/** The component of each tag but `Hero`, which shows one of them: `Steps` in Steps/Steps.tsx. */
export const boxComponents: Record<string, BoxComponent> = Object.fromEntries(
  Object.values(modules).flatMap(Object.entries),
)
