import type { FormName } from '../../shared/messages'

/** What the name of a stored request says: a copy of the folder keeps it. */
type RequestFile = {
  receivedAt: Date
  form: FormName
  /** It looked like spam when it came in. */
  isSuspect: boolean
  /** It came past the site's hourly number and is mailed with others. */
  inDigest: boolean
  /** The same for the same words: see requestId. */
  id: string
}

const suspect = '-spamverdacht'
const digest = '-sammelmail'

/** `2026-11-21T10-00-00Z-contact-<id>.json`, with `-spamverdacht` and `-sammelmail` before the id where they apply. */
export function fileNameOf({ receivedAt, form, isSuspect, inDigest, id }: RequestFile): string {
  const time = receivedAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${time}Z-${form}${isSuspect ? suspect : ''}${inDigest ? digest : ''}-${id}.json`
}

const pattern = new RegExp(
  `^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d)-(\\d\\d)-(\\d\\d)Z-(contact|trial)(${suspect})?(${digest})?-([0-9a-f]+)\\.json$`,
)

/** Undefined for what somebody else put there. */
export function readFileName(name: string): RequestFile | undefined {
  const [, date, hours, minutes, seconds, form, suspectMark, digestMark, id = ''] =
    pattern.exec(name) ?? []
  if (!date) return undefined
  return {
    receivedAt: new Date(`${date}T${hours}:${minutes}:${seconds}Z`),
    form: form === 'trial' ? 'trial' : 'contact',
    isSuspect: suspectMark !== undefined,
    inDigest: digestMark !== undefined,
    id,
  }
}
