import { SEND_FORM_PATH } from '../shared/forms'
import { CHAT_PATH } from '../shared/messages'
import { createApp } from './app'
import { createEmilia } from './chat/emilia'
import { chatEndpoint } from './chat/route'
import { createScenes } from './chat/scene/scenes'
import type { Config } from './config'
import type { BuildFiles } from './http/build-files'
import { healthRoute } from './http/health'
import { createLifecycle } from './http/server'
import { createRateLimiter, type SharedCounter } from './limits'
import type { Log } from './log'
import { openMail } from './mail/mail'
import { connectRedis } from './redis'
import { openFacts } from './summary'
import { createChatWatch } from './watch/chat-watch'
import { createMetrics, type Metrics } from './watch/metrics'
import { createWatch } from './watch/watch'

type ServiceDeps = {
  config: Config
  build: BuildFiles
  log: Log
  /** Between two looks at what may be wrong; tests shorten it. */
  watchEveryMs?: number | undefined
}

/** Puts the service together from settings and build. It does not listen yet. */
export async function createService(deps: ServiceDeps) {
  const { config, build, log } = deps
  const { DATA_DIR, METRICS_TOKEN: token } = config
  const metrics = createMetrics([CHAT_PATH, SEND_FORM_PATH, '/healthz', '/metrics'])
  const lifecycle = createLifecycle()
  const redis = config.REDIS_URL ? await connectRedis(config.REDIS_URL) : undefined
  const chat = await openChat({ ...deps, metrics, redis })
  const mail = await openMail({
    ...deps,
    brand: build.knowledge.site.brand,
    isPublic: build.service.emailjs || config.SITE_URL !== undefined,
    answerPage: build.answerPage,
    metrics,
    redis,
  })
  const { problems, start, close } = createWatch({
    sources: [mail.problems, async () => (await redis?.problems()) ?? []],
    known: chat.watch.problems,
    alertUrl: config.ALERT_URL,
    dataDir: DATA_DIR,
    log,
    everyMs: deps.watchEveryMs,
  })
  const { commit, headers } = build
  const { SITE_URL: siteUrl = headers.siteUrl, TRUST_PROXY: trustProxy } = config
  const details = () => ({
    buildId: headers.buildId,
    emilia: {
      mode: chat.emilia.model ? 'model' : 'offline',
      providerWorks: chat.watch.isProviderWorking(),
    },
    placeholders: openFacts(config, build),
    mail: mail.details(),
  })
  const health = healthRoute({ commit, problems, details, metrics, token, lifecycle })
  const posts = [chat.endpoint, mail.endpoint]
  const app = createApp({ ...build, siteUrl, trustProxy, lifecycle, log, health, posts })
  return {
    app,
    lifecycle,
    metrics,
    /** Watches from here on what may be wrong, and asks the provider once whether it answers. */
    async check(): Promise<void> {
      start()
      await chat.emilia.model?.look()
    },
    /** Closes the outbox and the connection to Redis. */
    async finish() {
      // An alert that is under way may take ten seconds.
      void close()
      await mail.close()
      redis?.close()
    },
  }
}

type ChatDeps = ServiceDeps & {
  metrics: Metrics
  redis: SharedCounter | undefined
}

async function openChat({ config, build, log, metrics, redis }: ChatDeps) {
  const { chat, DATA_DIR: dataDir, TRUST_PROXY: trustProxy } = config
  const watch = createChatWatch(metrics)
  const { knowledge } = build
  const emilia = await createEmilia({ config: chat, dataDir, knowledge, log, redis, watch })
  const perMinute = createRateLimiter({ name: 'chat', points: chat.perMinute, seconds: 60, redis })
  const scenes = createScenes({ knowledge, ...emilia })
  const endpoint = chatEndpoint({ emilia, scenes, perMinute, trustProxy, log })
  return { emilia, watch, endpoint }
}
