import { z } from 'zod'
import { routePath } from '../../components/facts/kinds'
import { navigation } from '../../components/facts/navigation'
import { prices } from '../../components/facts/prices'
import { site } from '../../components/facts/site'

/** Old address -> page. What an old address may be, renderer/check/data.ts says. */
const redirects = z.record(z.string(), routePath)

/** The .yaml files with facts of the whole site, by their names. */
export const schemas = { site, navigation, prices, redirects }
