import type { FormName } from '../../../shared/forms'
import { isPlaceholder } from '../../../shared/placeholders'
import { answerLines } from '../../facts/answer-lines'
import type { SiteData } from '../../facts/site-data'

/** Props of both form islands; public values, known at build time. */
export type FormProps = {
  /** The firm's EmailJS account, or null: then requests go to the site's own service. */
  emailjs: { publicKey: string; serviceId: string; templateId: string } | null
  apiOrigin: string
  /** Who answers and when, in sentences. */
  answer: readonly string[]
  /** What happens after sending and by when, in sentences; empty while nobody has said. */
  next: readonly string[]
}

/** What a form island needs out of the site's data, with the EmailJS template of this form. */
export function siteFormProps(name: FormName, { apiOrigin, emailjs, site }: SiteData): FormProps {
  const common = {
    apiOrigin,
    answer: answerLines(site),
    next: site.afterSending.filter(sentence => !isPlaceholder(sentence)),
  }
  if (!emailjs) return { ...common, emailjs: null }
  const { publicKey, serviceId, contactTemplateId, trialTemplateId } = emailjs
  const templateId = name === 'contact' ? contactTemplateId : trialTemplateId
  return { ...common, emailjs: { publicKey, serviceId, templateId } }
}
