import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    // Generous: machines are slow and shared.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Modules keep no state (architecture.test.ts), so the files of a worker load each of them once.
    isolate: false,
    // What was found stands in the message, not „Array(2)“.
    chaiConfig: { truncateThreshold: 1000 },
    // Many tests wait for servers and clocks: three at a time halve the run on two cores.
    maxWorkers: Math.max(3, availableParallelism()),
  },
})
