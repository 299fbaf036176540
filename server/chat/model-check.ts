import type { Log } from '../log'
import type { Provider } from './provider'
import { ProviderError } from './provider-error'

const longestMs = 10_000

/** Asks once at the start, because a retired model or a wrong key would otherwise show only to visitors. One log line. */
export async function checkProvider(provider: Provider, model: string, log: Log): Promise<void> {
  try {
    if (await provider.listsModel(AbortSignal.timeout(longestMs))) log.info('emilia.ready', { model })
    else
      log.warn(
        'emilia.model_unknown: the provider does not list this model (retired?), set OPENAI_MODEL to one it has',
        { model },
      )
  } catch (error) {
    const fields = error instanceof ProviderError ? error.fields : {}
    if (fields.status === 401 || fields.status === 403) {
      log.error(
        'emilia.key_refused: the provider does not accept the key, check OPENAI_API_KEY and OPENAI_BASE_URL',
        fields,
      )
    } else {
      log.warn('emilia.unchecked: the provider did not say which models it has, answers may fail', { ...fields, model })
    }
  }
}
