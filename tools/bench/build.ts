import type { Row } from './row'
import { unmeasured } from './row'

export async function* build(): AsyncGenerator<Row> {
  yield unmeasured('clean build', 'x', 'y')
}
