import { island } from '../hydrate-island'
import { TryIt } from './TryIt'

export const mount = island(TryIt)
