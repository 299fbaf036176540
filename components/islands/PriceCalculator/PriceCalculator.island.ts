import { island } from '../hydrate-island'
import { PriceCalculator } from './PriceCalculator'

export const mount = island(PriceCalculator)
