import { island } from '../hydrate-island'
import { TrialForm } from './TrialForm'

export const mount = island(TrialForm)
