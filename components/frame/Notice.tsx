import type { Site } from '../facts/site'

/** Takes it away after its last day before anything is painted; the day is Vienna's, as in shared/vienna-day.ts. */
const LEAVE = `{const it=document.currentScript.parentElement;new Intl.DateTimeFormat('sv-SE',{timeZone:'Europe/Vienna'}).format()>it.dataset.until&&it.remove()}`

/**
 * What the firm has to say for a while, above the header. A build after its last day leaves it out, the browser takes it away
 * without one; where there is no JavaScript it stays until the next build.
 * @param today the day of the build, `2026-12-24`
 */
export function Notice({ notice, today }: { notice: Site['notice']; today: string }) {
  if (!notice || today > notice.until) return null
  const { text, link, until } = notice
  return (
    <aside className="notice-bar" aria-label="Aktuell" data-until={until}>
      <p className="container">
        {text} {link && <a href={link.path}>{link.label}</a>}
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the policy allows it by hash */}
      <script dangerouslySetInnerHTML={{ __html: LEAVE }} />
    </aside>
  )
}
