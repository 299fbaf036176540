import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../renderer/content-plugin'

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
