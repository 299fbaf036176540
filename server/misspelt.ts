import { distance } from 'fastest-levenshtein'

/**
 * The names of the environment that look like one of ours which is not set, a line each. Only names of several words: HOME
 * is near HOST. Those that begin like ours are mistakes; others may belong to another program, as MAILTO does to cron.
 */
export function misspeltNames(
  names: readonly string[],
  ours: readonly string[],
  given: Readonly<Record<string, string>>,
): { mistakes: string[]; doubts: string[] } {
  const missing = ours.filter(name => name.includes('_') && !(name in given))
  const lines = names.flatMap(name => {
    const meant = missing.find(own => distance(own, name.toUpperCase()) <= 2)
    return meant === undefined || ours.includes(name)
      ? []
      : { isOurs: /^(OPENAI|CHAT|EMAILJS|FORMS)_/i.test(name), line: lineFor(name, meant) }
  })
  return {
    mistakes: lines.flatMap(({ isOurs, line }) => (isOurs ? line : [])),
    doubts: lines.flatMap(({ isOurs, line }) => (isOurs ? [] : line)),
  }
}

const lineFor = (name: string, meant: string) =>
  `${name} is no setting of this server: meant ${meant}?`
