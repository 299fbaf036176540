import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')

/** Frees what nobody holds any more, so that the memory in use can be compared before and after. */
export const collectGarbage: () => void = runInNewContext('gc')
