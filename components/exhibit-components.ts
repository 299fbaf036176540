/** The moving exhibits: name -> component. The compiler keeps this list equal to exhibit-contracts.ts. */
import type { ComponentType } from 'react'
import { Agenda } from './Agenda/Agenda'
import { BeforeAfter } from './BeforeAfter/BeforeAfter'
import { BrowserPreview } from './BrowserPreview/BrowserPreview'
import { CalendarSlots } from './CalendarSlots/CalendarSlots'
import { CallLog } from './CallLog/CallLog'
import { ChatDemo } from './ChatDemo/ChatDemo'
import type { exhibits } from './exhibit-contracts'
import { LeadBoard } from './LeadBoard/LeadBoard'
import { NightDesk } from './NightDesk/NightDesk'
import { OrderSlip } from './OrderSlip/OrderSlip'
import { Pipeline } from './Pipeline/Pipeline'
import { Reminders } from './Reminders/Reminders'
import { Roadmap } from './Roadmap/Roadmap'
import { ServiceBoard } from './ServiceBoard/ServiceBoard'
import { StarFeedback } from './StarFeedback/StarFeedback'
import { Storyboard } from './Storyboard/Storyboard'
import type { PropsOf } from './shapes'
import { TrialDays } from './TrialDays/TrialDays'

export const exhibitComponents = {
  Agenda,
  BeforeAfter,
  BrowserPreview,
  CalendarSlots,
  CallLog,
  ChatDemo,
  LeadBoard,
  NightDesk,
  OrderSlip,
  Pipeline,
  Reminders,
  Roadmap,
  ServiceBoard,
  StarFeedback,
  Storyboard,
  TrialDays,
} satisfies { [K in keyof typeof exhibits]: ComponentType<PropsOf<(typeof exhibits)[K]>> }
