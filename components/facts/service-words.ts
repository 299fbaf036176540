import { SUSPECT_DAYS } from '../../shared/days'
import type { ServiceFacts } from '../../shared/messages'

/** What a line of the privacy page may depend on; `content/site.yaml` says what each means. */
export const serviceCases = [
  'emailjs',
  'server',
  'mails',
  'no-mails',
  'model',
  'pages',
  'redis',
  'memory',
  'cdn',
  'one-host',
] as const
type ServiceCase = (typeof serviceCases)[number]

/** What may stand in braces in such a line. */
export const serviceFactNames = [
  'modelHost',
  'keepDays',
  'suspectDays',
  'hosting',
  'aiProvider',
  'aiProviderKeeps',
] as const
type Facts = Readonly<Record<(typeof serviceFactNames)[number], string | number>>

/** A line of the privacy page with `{facts}` in it; shown only of a service of which all of `when` is true. */
type ServiceLine = { label: string; text: string; when?: ServiceCase[] | undefined }

/** The lines that are true of the service as it is configured, with their `{facts}` put in, as far as they are known. */
export function factsFor(
  lines: readonly ServiceLine[],
  {
    site,
    service,
  }: {
    site: Pick<Facts, 'hosting' | 'aiProvider' | 'aiProviderKeeps'>
    service?: ServiceFacts | undefined
  },
): { label: string; value: string }[] {
  const facts: Partial<Facts> = { ...site, ...service, suspectDays: SUSPECT_DAYS }
  return linesFor(lines, service).map(({ label, text }) => ({
    label: withFacts(label, facts),
    value: withFacts(text, facts),
  }))
}

function linesFor(lines: readonly ServiceLine[], service: ServiceFacts | undefined): ServiceLine[] {
  const isTrue: Record<ServiceCase, boolean> = {
    emailjs: service?.emailjs === true,
    server: !service?.emailjs,
    mails: service?.mails === true,
    'no-mails': !service?.mails,
    model: Boolean(service?.modelHost),
    pages: !service?.modelHost,
    redis: service?.redis === true,
    memory: !service?.redis,
    cdn: Boolean(service?.apiOrigin),
    'one-host': !service?.apiOrigin,
  }
  return lines.filter(({ when = [] }) => when.every(name => isTrue[name]))
}

function withFacts(text: string, facts: Partial<Facts>): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: keyof Facts) => String(facts[name] ?? braced))
}
