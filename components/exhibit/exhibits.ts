/** The moving exhibits: what may stand beside the words of a hero. A part of ../registry.ts. */
import { beforeAfter } from '../BeforeAfter/BeforeAfter.contract'
import { browserPreview } from '../BrowserPreview/BrowserPreview.contract'
import { callLog } from '../CallLog/CallLog.contract'
import { chatDemo } from '../ChatDemo/ChatDemo.contract'
import { listing } from '../Listing/Listing.contract'
import { nightDesk } from '../NightDesk/NightDesk.contract'
import { starFeedback } from '../StarFeedback/StarFeedback.contract'
import { storyboard } from '../Storyboard/Storyboard.contract'
import { timeSaved } from '../TimeSaved/TimeSaved.contract'
import { trialDays } from '../TrialDays/TrialDays.contract'

export const exhibits = {
  BeforeAfter: beforeAfter,
  BrowserPreview: browserPreview,
  CallLog: callLog,
  ChatDemo: chatDemo,
  Listing: listing,
  NightDesk: nightDesk,
  StarFeedback: starFeedback,
  Storyboard: storyboard,
  TimeSaved: timeSaved,
  TrialDays: trialDays,
}
