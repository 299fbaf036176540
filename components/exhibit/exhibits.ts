/** The moving exhibits: what may stand beside the words of a hero. A part of ../registry.ts. */
import { agenda } from '../Agenda/Agenda.contract'
import { beforeAfter } from '../BeforeAfter/BeforeAfter.contract'
import { browserPreview } from '../BrowserPreview/BrowserPreview.contract'
import { calendarSlots } from '../CalendarSlots/CalendarSlots.contract'
import { callLog } from '../CallLog/CallLog.contract'
import { chatDemo } from '../ChatDemo/ChatDemo.contract'
import { leadBoard } from '../LeadBoard/LeadBoard.contract'
import { nightDesk } from '../NightDesk/NightDesk.contract'
import { orderSlip } from '../OrderSlip/OrderSlip.contract'
import { pipeline } from '../Pipeline/Pipeline.contract'
import { reminders } from '../Reminders/Reminders.contract'
import { roadmap } from '../Roadmap/Roadmap.contract'
import { serviceBoard } from '../ServiceBoard/ServiceBoard.contract'
import { starFeedback } from '../StarFeedback/StarFeedback.contract'
import { storyboard } from '../Storyboard/Storyboard.contract'
import { timeSaved } from '../TimeSaved/TimeSaved.contract'
import { trialDays } from '../TrialDays/TrialDays.contract'

export const exhibits = {
  Agenda: agenda,
  BeforeAfter: beforeAfter,
  BrowserPreview: browserPreview,
  CalendarSlots: calendarSlots,
  CallLog: callLog,
  ChatDemo: chatDemo,
  LeadBoard: leadBoard,
  NightDesk: nightDesk,
  OrderSlip: orderSlip,
  Pipeline: pipeline,
  Reminders: reminders,
  Roadmap: roadmap,
  ServiceBoard: serviceBoard,
  StarFeedback: starFeedback,
  Storyboard: storyboard,
  TimeSaved: timeSaved,
  TrialDays: trialDays,
}
