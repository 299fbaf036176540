import type { PublicError } from '../../../server/messages'

/** What of a request the visitor can put right: a value that is none, and too much text. */
const CORRECTABLE: readonly unknown[] = [413, 422]

/**
 * What the site's own service asks the visitor to correct; '' where there is nothing but to try again later. Takes what
 * the EmailJS client rejects with: status and body. EmailJS itself answers in English words, which are no JSON.
 */
export function correctionOf(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null || !('status' in failure) || !('text' in failure)) return ''
  if (!CORRECTABLE.includes(failure.status)) return ''
  try {
    const { error } = JSON.parse(String(failure.text)) as Partial<PublicError>
    return typeof error?.message === 'string' ? error.message : ''
  } catch {
    return ''
  }
}
