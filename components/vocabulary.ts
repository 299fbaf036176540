/** The tags authors may write: name -> component. The compiler keeps this list equal to contracts.ts. */
import type { ComponentType } from 'react'
import { ChatDemo } from './ChatDemo/ChatDemo'
import { CtaBanner } from './CtaBanner/CtaBanner'
import type { boxes } from './contracts'
import { Day } from './Day/Day'
import { FeatureCards } from './FeatureCards/FeatureCards'
import { Hero } from './Hero/Hero'
import { PricingTiers } from './PricingTiers/PricingTiers'
import { Quotes } from './Quotes/Quotes'
import type { PropsOf } from './shapes'
import { Team } from './Team/Team'
import { Tiles } from './Tiles/Tiles'

export const vocabulary = {
  ChatDemo,
  CtaBanner,
  Day,
  FeatureCards,
  Hero,
  PricingTiers,
  Quotes,
  Team,
  Tiles,
} satisfies { [K in keyof typeof boxes]: ComponentType<PropsOf<(typeof boxes)[K]>> }
