/** The tags authors may write: name -> contract. `vocabulary.ts` names the component of each. */
import { chatDemo } from './ChatDemo/ChatDemo.contract'
import { ctaBanner } from './CtaBanner/CtaBanner.contract'
import { day } from './Day/Day.contract'
import { card, featureCards } from './FeatureCards/FeatureCards.contract'
import { hero } from './Hero/Hero.contract'
import { basic, enterprise, pricingTiers, pro } from './PricingTiers/PricingTiers.contract'
import { quote, quotesBox } from './Quotes/Quotes.contract'
import { team } from './Team/Team.contract'
import { tile, tilesBox } from './Tiles/Tiles.contract'

/** Boxes that stand on the page itself: each has a component. */
export const boxes = {
  ChatDemo: chatDemo,
  CtaBanner: ctaBanner,
  Day: day,
  FeatureCards: featureCards,
  Hero: hero,
  PricingTiers: pricingTiers,
  Quotes: quotesBox,
  Team: team,
  Tiles: tilesBox,
}

/** Boxes that stand only in others, whose component shows them. */
export const innerBoxes = { Basic: basic, Card: card, Enterprise: enterprise, Pro: pro, Quote: quote, Tile: tile }

export const contracts = { ...boxes, ...innerBoxes }
export type BoxName = keyof typeof boxes
