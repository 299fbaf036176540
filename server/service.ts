import { createApp } from './app'
import { createEmilia } from './chat/emilia'
import { chatEndpoint } from './chat/route'
import type { Config } from './config'
import type { BuildFiles } from './http/build-files'
import { healthRoute } from './http/health'
import { createLifecycle } from './http/shutdown'
import type { Log } from './log'
import { openMail } from './mail/mail'
import { createQuota } from './mail/quota'
import { createRateLimiter } from './rate-limiter'
import { connectRedis } from './redis'

type ServiceDeps = { config: Config; build: BuildFiles; log: Log }

/** Puts the service together from settings and build. It does not listen yet. */
export async function createService({ config, build, log }: ServiceDeps) {
  const { trustProxy, chat, forms, emailjs } = config
  const { site, headers, redirects, knowledge, answerPage } = build
  const lifecycle = createLifecycle()
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined

  const emilia = await createEmilia({ config: chat, dataDir: config.dataDir, knowledge, log, redis })
  const messages = createRateLimiter({ name: 'chat', points: chat.perMinute, seconds: 60, redis, log })
  const mail = await openMail({
    ...forms,
    dataDir: config.dataDir,
    site: knowledge.site,
    quota: createQuota({ perMinute: forms.perMinute, redis, log }),
    templates: emailjs ? { [emailjs.contactTemplateId]: 'contact', [emailjs.trialTemplateId]: 'trial' } : {},
    trustProxy,
    answerPage,
    log,
  })

  const app = createApp({
    site,
    headers,
    redirects,
    siteUrl: config.siteUrl ?? headers.siteUrl,
    trustProxy,
    lifecycle,
    log,
    health: healthRoute({
      buildId: headers.buildId,
      emilia: () => ({ mode: emilia.mode, providerWorks: emilia.providerWorks() }),
      mail: mail.status,
      probe: mail.probe,
      lifecycle,
      log,
    }),
    posts: [chatEndpoint({ emilia, perMinute: messages, trustProxy, log }), mail.endpoint],
  })

  return {
    app,
    lifecycle,
    /** Checks once whether the provider answers; never rejects. */
    check: () => emilia.check(),
    /** Closes the outbox and the connection to Redis. */
    async finish() {
      await mail.close()
      redis?.disconnect()
    },
  }
}
