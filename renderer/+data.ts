import type { PageContextServer } from 'vike/types'
import { type SiteFacts, siteFacts } from './site-facts'

/** A build hands on what it has read (renderer/handed-on.ts), the preview reads it for each page. */
export function data(pageContext: PageContextServer): SiteFacts {
  return pageContext.handedOn?.facts ?? siteFacts()
}
