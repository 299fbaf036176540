import { createRequire } from 'node:module'

// Loaded first, before Vite looks at NODE_ENV: Node keeps what it has loaded, and the two versions of React do not mix. The
// development version notes the call stack of every element, which took nine tenths of the time from a saved sentence to the
// page that shows it. Its warnings still come in the tests and, of islands, in the browser.
const { NODE_ENV } = process.env
const require = createRequire(import.meta.url)
process.env.NODE_ENV = 'production'
for (const part of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) require(part)
if (NODE_ENV === undefined) delete process.env.NODE_ENV
else process.env.NODE_ENV = NODE_ENV
