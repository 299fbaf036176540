import vike from 'vike/plugin'
import type { PluginOption } from 'vite'

type Plugins = Awaited<PluginOption>

/**
 * Vike's plugin, made when Vite asks for it. Made earlier, before Vike's own `build()` has said what is built, it reads
 * vite.config.ts for itself once more, and so bundles and runs all of our plugins a second time.
 */
class LateVike extends Promise<Plugins> {
  /** By this Vike finds its plugin in a list. */
  readonly _vikeVitePluginOptions = {}
  private made: Promise<Plugins> | undefined

  constructor() {
    super(() => {})
  }

  // biome-ignore lint/suspicious/noThenProperty: who waits for it starts it
  override then<A = Plugins, B = never>(
    done?: ((plugin: Plugins) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.made ??= Promise.resolve(vike() as PluginOption)
    return this.made.then(done, failed)
  }
}

/** For the plugins of a Vite config. */
export function lateVike(): PluginOption {
  return new LateVike()
}
