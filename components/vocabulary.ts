/** The tags authors may write: name -> component. The compiler keeps this list equal to contracts.ts. */
import type { ComponentType } from 'react'
import { Checklist } from './Checklist/Checklist'
import { Claims } from './Claims/Claims'
import { CompanyDetails } from './CompanyDetails/CompanyDetails'
import { ContactDetails } from './ContactDetails/ContactDetails'
import { ContactForm } from './ContactForm/ContactForm'
import { CtaBanner } from './CtaBanner/CtaBanner'
import type { boxes } from './contracts'
import { DataRecipients } from './DataRecipients/DataRecipients'
import { Day } from './Day/Day'
import { exhibitComponents } from './exhibit-components'
import { Faq } from './Faq/Faq'
import { FeatureCards } from './FeatureCards/FeatureCards'
import { Hero } from './Hero/Hero'
import { LegalSection } from './LegalSection/LegalSection'
import { OfferCards } from './OfferCards/OfferCards'
import { OpeningHours } from './OpeningHours/OpeningHours'
import { PackageComparison } from './PackageComparison/PackageComparison'
import { Portrait } from './Portrait/Portrait'
import { PriceTable } from './PriceTable/PriceTable'
import { PricingTiers } from './PricingTiers/PricingTiers'
import { ProblemSolution } from './ProblemSolution/ProblemSolution'
import { Quotes } from './Quotes/Quotes'
import { Steps } from './Steps/Steps'
import type { PropsOf } from './shapes'
import { TargetGroups } from './TargetGroups/TargetGroups'
import { Team } from './Team/Team'
import { Tiles } from './Tiles/Tiles'
import { TrialForm } from './TrialForm/TrialForm'
import { VideoInView } from './VideoInView/VideoInView'

export const vocabulary = {
  ...exhibitComponents,
  Checklist,
  Claims,
  CompanyDetails,
  ContactDetails,
  ContactForm,
  CtaBanner,
  DataRecipients,
  Day,
  Faq,
  FeatureCards,
  Hero,
  LegalSection,
  OfferCards,
  OpeningHours,
  PackageComparison,
  Portrait,
  PriceTable,
  PricingTiers,
  ProblemSolution,
  Quotes,
  Steps,
  TargetGroups,
  Team,
  Tiles,
  TrialForm,
  VideoInView,
} satisfies { [K in keyof typeof boxes]: ComponentType<PropsOf<(typeof boxes)[K]>> }
