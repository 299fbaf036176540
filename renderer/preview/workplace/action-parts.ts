import type { PreviewParts } from '../preview-parts'
import type { History } from './history'

/** What the actions that change files work with. */
export type ActionParts = Pick<PreviewParts, 'root' | 'check' | 'tools'> & { history: History }

/** Ends the sentence on each change that is kept for undoing. */
export const UNDO = 'Unter „Seiten“ nehmen Sie es zurück.'
