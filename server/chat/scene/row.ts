import type { Step } from '../../../shared/scene/scene'

/** A row of the slip; `isOpen`: it is asked for. */
export type Row = { step: Step; current: string | undefined; isOpen: boolean }

/** What a text says to a row: its new value, `isGuess` where it may mean none, or which of some replies may be meant. */
export type Said = { value?: string | undefined; isGuess?: boolean; oneOf?: string[] }
