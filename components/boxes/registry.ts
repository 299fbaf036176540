/** The one list of tags that authors may write: name -> contract. The component of `Steps` is `Steps` in Steps/Steps.tsx. */

import type { AnyContract } from '../contract/shapes'
import { checklist } from './Checklist/Checklist.contract'
import { claims } from './Claims/Claims.contract'
import { companyDetails } from './CompanyDetails/CompanyDetails.contract'
import { contactDetails } from './ContactDetails/ContactDetails.contract'
import { contactForm } from './ContactForm/ContactForm.contract'
import { ctaBanner } from './CtaBanner/CtaBanner.contract'
import { dataPath } from './DataPath/DataPath.contract'
import { dataRecipients } from './DataRecipients/DataRecipients.contract'
import { exhibits } from './exhibits'
import { faq } from './Faq/Faq.contract'
import { card, featureCards } from './FeatureCards/FeatureCards.contract'
import { film, films } from './Films/Films.contract'
import { hero } from './Hero/Hero.contract'
import { legalSection } from './LegalSection/LegalSection.contract'
import { offer, offerCards } from './OfferCards/OfferCards.contract'
import { picture } from './Picture/Picture.contract'
import { priceCalculator } from './PriceCalculator/PriceCalculator.contract'
import { priceTable } from './PriceTable/PriceTable.contract'
import { priceTerms } from './PriceTerms/PriceTerms.contract'
import { priceTicket } from './PriceTicket/PriceTicket.contract'
import { basic, enterprise, pricingTiers, pro } from './PricingTiers/PricingTiers.contract'
import { problemSolution } from './ProblemSolution/ProblemSolution.contract'
import { quote, quotesBox } from './Quotes/Quotes.contract'
import { sheetsBox } from './Sheets/Sheets.contract'
import { steps } from './Steps/Steps.contract'
import { team } from './Team/Team.contract'
import { termsDate } from './TermsDate/TermsDate.contract'
import { tile, tilesBox } from './Tiles/Tiles.contract'
import { trialForm } from './TrialForm/TrialForm.contract'
import { tryIt } from './TryIt/TryIt.contract'
import { whoAnswers } from './WhoAnswers/WhoAnswers.contract'

/** Boxes that stand on the page itself. */
export const boxes = {
  ...exhibits,
  Checklist: checklist,
  Claims: claims,
  CompanyDetails: companyDetails,
  ContactDetails: contactDetails,
  ContactForm: contactForm,
  CtaBanner: ctaBanner,
  DataPath: dataPath,
  DataRecipients: dataRecipients,
  Faq: faq,
  FeatureCards: featureCards,
  Films: films,
  Hero: hero,
  LegalSection: legalSection,
  OfferCards: offerCards,
  Picture: picture,
  PriceCalculator: priceCalculator,
  PriceTable: priceTable,
  PriceTerms: priceTerms,
  PriceTicket: priceTicket,
  PricingTiers: pricingTiers,
  ProblemSolution: problemSolution,
  Quotes: quotesBox,
  Sheets: sheetsBox,
  Steps: steps,
  Team: team,
  TermsDate: termsDate,
  Tiles: tilesBox,
  TrialForm: trialForm,
  TryIt: tryIt,
  WhoAnswers: whoAnswers,
}

/** Boxes that stand only in others, whose component shows them. */
export const innerBoxes = {
  Basic: basic,
  Card: card,
  Enterprise: enterprise,
  Film: film,
  Offer: offer,
  Pro: pro,
  Quote: quote,
  Tile: tile,
}

export const contracts: Readonly<Record<string, AnyContract>> = { ...boxes, ...innerBoxes }
