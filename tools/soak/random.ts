export type Random = ReturnType<typeof createRandom>

/** Repeatable chance (mulberry32): the same seed gives the same run, up to the clock. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    of<T>(list: readonly T[]): T {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new Error('Nothing to choose from')
      return item
    },
  }
}
