import { z } from 'zod'
import type { FormName } from '../../shared/messages'
import type { Suspicion } from './post'
import type { FormRequest } from './request'

/** A request as it lies on the disk. */
export type StoredRequest = FormRequest & {
  receivedAt: Date
  /** Why it looked like spam. */
  suspicion?: Suspicion | undefined
}

const schema = z.object({
  form: z.enum(['contact', 'trial'] satisfies FormName[]),
  receivedAt: z.iso.datetime().transform(text => new Date(text)),
  suspicion: z.enum(['trap-field'] satisfies Suspicion[]).optional(),
  fields: z.record(z.string(), z.string()),
})

/** The content of a file, for programs and for people. */
export function writeStored({ form, receivedAt, suspicion, fields }: StoredRequest): Buffer {
  return Buffer.from(`${JSON.stringify({ form, receivedAt, suspicion, fields }, null, 2)}\n`)
}

/** Undefined where the file holds no whole request. */
export function readStored(content: Buffer): StoredRequest | undefined {
  try {
    return schema.parse(JSON.parse(content.toString()))
  } catch {
    return undefined
  }
}
