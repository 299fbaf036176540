import { type Finding, reporter } from '../renderer/data/report'
import { loadData } from '../renderer/data/site-data'
import type { CheckedContent, CheckedPage } from '../renderer/editing/check/checked'
import { knowledgeOf } from '../renderer/output/knowledge'
import type { Page, WholePage } from '../renderer/page/page'
import { SiteAnswers } from '../server/chat/pages/site-answers'

const isWhole = (page?: Page): page is WholePage => page?.head !== undefined

/**
 * Asks Emilia, as she answers without a model, what some pages offer to ask her: a hint for each question to which she finds
 * nothing. Only the server knows, which the rules over the content do not.
 */
export function askEmilia(
  { pages }: CheckedContent,
  offering: readonly CheckedPage[],
  root: string,
): Finding[] {
  const offered = offering.filter(({ page }) => (page?.head?.questions ?? []).length > 0)
  if (offered.length === 0) return []
  const whole = pages.map(({ page }) => page).filter(isWhole)
  const emilia = new SiteAnswers(knowledgeOf(whole, loadData('site', root), root))
  return offered.flatMap(({ file, text, page }) => {
    const { findings, report } = reporter(file, text)
    for (const question of page?.head?.questions ?? []) {
      const { kind } = emilia.answer([{ role: 'user', content: question }], page?.url)
      if (kind !== 'unknown') continue
      report.hint(
        'question-unanswered',
        text.indexOf(question),
        `Auf „${question}“ findet Emilia keine Antwort. Fragen Sie mit Worten der Seite, oder schreiben Sie die Frage in content/emilia/questions.yaml zu ihrer Stelle.`,
      )
    }
    return findings
  })
}
