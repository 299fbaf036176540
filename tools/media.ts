/**
 * Makes the files that are drawn or cut once and then kept in the repository.
 * `npm run media -- films fonts icons personas` runs the named jobs; without a name it lists them.
 */
const jobs: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  films: () => import('./media/films'),
  fonts: () => import('./media/fonts'),
  icons: () => import('./media/icons'),
  personas: () => import('./media/personas'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in jobs))
if (wanted.length === 0 || unknown.length > 0) {
  console.error(
    `${unknown.length > 0 ? `Unknown: ${unknown.join(', ')}. ` : ''}Jobs: ${Object.keys(jobs).join(', ')}`,
  )
  process.exitCode = 1
} else {
  for (const name of wanted) await (await jobs[name]?.())?.run()
}

export {}
