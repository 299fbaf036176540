import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * What is counted of one running service, for Prometheus.
 * @param routes the addresses that are counted by their own name
 */
export function createMetrics(routes: readonly string[] = []) {
  const registry = new Registry()
  const registers = [registry]
  return {
    answered: answerCounter(routes, registers),
    chatAnswers: new Counter({
      name: 'chat_answers_total',
      help: 'Answers of Emilia by where they come from: model, pages, busy, budget, failed',
      labelNames: ['mode'],
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'provider_duration_seconds',
      help: 'Time of a question to the model, retries included',
      buckets: [0.5, 1, 2, 4, 8, 15, 30, 60],
      registers,
    }),
    providerErrors: new Counter({
      name: 'provider_errors_total',
      help: 'Questions that the provider did not answer, by kind',
      labelNames: ['kind'],
      registers,
    }),
    mailsDelivered: new Counter({
      name: 'mails_delivered_total',
      help: 'Mails that the mail server took, one a recipient',
      registers,
    }),
    requestsReceived: new Counter({
      name: 'form_requests_total',
      help: 'Requests stored through the forms',
      labelNames: ['form'],
      registers,
    }),
    mailsWaiting: new Gauge({ name: 'mails_waiting', help: 'Requests in new/', registers }),
    mailsDead: new Gauge({ name: 'mails_dead', help: 'Requests in dead/', registers }),
    problems: new Gauge({
      name: 'problems',
      help: 'What is wrong now, as /healthz names it',
      labelNames: ['name'],
      registers,
    }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}

/** @returns counts an answer; `target` is the path of its request */
function answerCounter(routes: readonly string[], registers: Registry[]) {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['route'],
    buckets: [0.005, 0.05, 0.25, 1, 5, 15, 60],
    registers,
  })
  return (target: string, status: number, ms: number): void => {
    const path = target.replace(/[?#].*/, '')
    const other = path.startsWith('/api/') ? '/api/*' : 'page'
    const route = routes.includes(path) ? path : other
    requests.inc({ route, status })
    seconds.observe({ route }, ms / 1000)
  }
}
