/** What a pull request says before somebody changes it. */
type Request = { base: string; branch: string; title: string; text: string }

/** Servers refuse addresses of more than 8 kB; what is left out stands in the comment that the check writes. */
const LONGEST = 7000
const MORE = '…\n\nDer Rest steht im Kommentar, den die Prüfung schreibt.'

/**
 * Where a browser opens the pull request (at GitLab: merge request) of a branch, filled in.
 * @param remote address of the repository as git knows it; names and passwords in it are left out
 * @returns undefined for servers whose addresses are not known
 */
export function pullRequestAt(remote: string, request: Request): string | undefined {
  const { host, path } = placeOf(remote) ?? {}
  if (!host) return undefined
  const { base, branch, title, text } = request
  const place = `https://${host}/${path}`
  if (/^(?:[\w.-]+\.)?gitlab\.[\w.-]+$/.test(host))
    return fitting(`${place}/-/merge_requests/new`, text, description => ({
      'merge_request[source_branch]': branch,
      'merge_request[target_branch]': base,
      'merge_request[title]': title,
      'merge_request[description]': description,
    }))
  if (!/^github\.[\w.-]+$/.test(host)) return undefined
  const compare = `${place}/compare/${pathPart(base)}...${pathPart(branch)}`
  return fitting(compare, text, body => ({ quick_pull: '1', title, body }))
}

/** The link that a server prints when a branch arrives: `remote:   https://…`. */
export function linkIn(said: string): string | undefined {
  return /^remote:.*?(https?:\/\/\S+)/m.exec(said)?.[1]
}

const pathPart = (branch: string) => branch.split('/').map(encodeURIComponent).join('/')

/** `git@github.com:firma/website.git` and `https://name@github.com/firma/website` -> `github.com`, `firma/website`. */
function placeOf(remote: string): { host: string; path: string } | undefined {
  const [, host = '', path = ''] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+(?=\/))?[:/]+(.+?)(?:\.git)?\/*$/.exec(
      remote,
    ) ?? []
  return host.includes('.') && path ? { host, path } : undefined
}

/** The address with as many lines of the text as it can hold. */
function fitting(
  place: string,
  text: string,
  fields: (text: string) => Record<string, string>,
): string {
  const addressOf = (shown: string) => `${place}?${new URLSearchParams(fields(shown))}`
  const lines = text.split('\n')
  for (let count = lines.length; count > 0; count--) {
    const shown = count === lines.length ? text : `${lines.slice(0, count).join('\n')}\n${MORE}`
    if (addressOf(shown).length <= LONGEST) return addressOf(shown)
  }
  return addressOf('')
}
