import { createApp } from './app'
import { createEmilia } from './chat/emilia'
import { chatEndpoint } from './chat/route'
import { createScenes } from './chat/scene/scenes'
import type { Config } from './config'
import type { BuildFiles } from './http/build-files'
import { healthRoute } from './http/health'
import { createLifecycle } from './http/server'
import { connectRedis, createRateLimiter, type SharedCounter } from './limits'
import type { Log } from './log'
import { sendFormPath } from './mail/form'
import { openMail } from './mail/mail'
import { openFacts } from './summary'
import { createChatWatch } from './watch/chat-watch'
import { createMetrics, type Metrics } from './watch/metrics'
import { createWatch } from './watch/watch'

type ServiceDeps = { config: Config; build: BuildFiles; log: Log }

/** Puts the service together from settings and build. It does not listen yet. */
export async function createService({ config, build, log }: ServiceDeps) {
  const metrics = createMetrics(['/api/chat', sendFormPath, '/healthz', '/metrics'])
  const lifecycle = createLifecycle()
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : undefined
  const chat = await openChat({ config, build, log, metrics, redis, orCut: lifecycle.orCut })
  const mail = await openForms({ config, build, log, metrics, redis })
  const watch = createWatch({
    sources: [mail.problems, chat.watch.problems, () => redis?.problems() ?? []],
    isSure: () => mail.isSure() && chat.isSure(),
    alertUrl: config.alertUrl,
    dataDir: config.dataDir,
    log,
  })
  const health = healthRoute({
    buildId: build.headers.buildId,
    commit: build.commit,
    problems: watch.problems,
    details: async () => ({
      emilia: { mode: chat.emilia.mode, providerWorks: chat.watch.isProviderWorking() },
      mail: await mail.status().catch(() => ({ mode: 'unreadable' })),
      limits: limitsOf(redis),
      placeholders: openFacts(config, build),
    }),
    metrics,
    token: config.metricsToken,
    lifecycle,
  })
  const app = createApp({
    ...build,
    siteUrl: config.siteUrl ?? build.headers.siteUrl,
    trustProxy: config.trustProxy,
    lifecycle,
    log,
    health,
    posts: [chat.endpoint, mail.endpoint],
  })
  return {
    app,
    lifecycle,
    metrics,
    /** Where limits are counted. */
    limits: limitsOf(redis),
    /** Why DATA_DIR is not guarded against a second server; undefined where it is. */
    unguarded: await mail.unguarded(),
    /** Watches from here on what may be wrong, and asks the provider once whether it answers. */
    async check(): Promise<void> {
      void watch.start()
      await chat.emilia.check()
    },
    /** Closes the outbox and the connection to Redis. */
    async finish() {
      watch.close()
      await mail.close()
      redis?.close()
    },
  }
}

type PartDeps = ServiceDeps & { metrics: Metrics; redis: SharedCounter | undefined }

/** Where limits are counted: `unshared` says that Redis is set and does not answer. */
function limitsOf(redis: SharedCounter | undefined): 'memory' | 'shared' | 'unshared' {
  if (!redis) return 'memory'
  return redis.isUsable() ? 'shared' : 'unshared'
}

async function openChat({
  config,
  build,
  log,
  metrics,
  redis,
  orCut,
}: PartDeps & { orCut: <T>(work: Promise<T>) => Promise<T> }) {
  const { chat, dataDir, trustProxy } = config
  const watch = createChatWatch(metrics)
  const { knowledge } = build
  const emilia = await createEmilia({ config: chat, dataDir, knowledge, log, redis, watch })
  const perMinute = createRateLimiter({
    name: 'chat',
    points: chat.perMinute,
    seconds: 60,
    redis,
  })
  const scenes = createScenes({ knowledge, ...emilia })
  const endpoint = chatEndpoint({ emilia, scenes, perMinute, trustProxy, log, orCut })
  const isSure = () => emilia.mode === 'offline' || watch.isProviderWorking() !== null
  return { emilia, watch, endpoint, isSure }
}

function openForms({ config, build, log, metrics, redis }: PartDeps) {
  const { forms, emailjs, dataDir, trustProxy } = config
  return openMail({
    ...forms,
    dataDir,
    brand: build.knowledge.site.brand,
    isUnwatched: build.service.emailjs,
    redis,
    templates: emailjs
      ? { [emailjs.contactTemplateId]: 'contact', [emailjs.trialTemplateId]: 'trial' }
      : {},
    trustProxy,
    answerPage: build.answerPage,
    home: config.siteUrl ? `${config.siteUrl}/` : '/',
    metrics,
    log,
  })
}
