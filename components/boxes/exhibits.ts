/** What may stand beside the words of a hero. A part of ../registry.ts. */
import { chatDemo } from './ChatDemo/ChatDemo.contract'
import { listing } from './Listing/Listing.contract'
import { videoInView } from './VideoInView/VideoInView.contract'

export const exhibits = {
  ChatDemo: chatDemo,
  Listing: listing,
  VideoInView: videoInView,
}
