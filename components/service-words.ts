import type { ServiceFacts } from '../shared/messages'

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
export type ServiceCase = (typeof serviceCases)[number]

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

/** The lines that are true of the service as it is configured. */
export function linesFor<Line extends { when?: ServiceCase[] | undefined }>(
  lines: readonly Line[],
  service: ServiceFacts | undefined,
): Line[] {
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

/** A text with its `{facts}` put in. */
export function withFacts(text: string, facts: Partial<Facts>): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: keyof Facts) => String(facts[name] ?? braced))
}
