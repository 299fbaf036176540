import type { FormName } from '../../../server/messages'
import type { SiteData } from '../../site-context'

/** Props of both form islands; public values, known at build time. */
export type FormProps = {
  /** The firm's EmailJS account, or null: then requests go to the site's own service. */
  emailjs: { publicKey: string; serviceId: string; templateId: string } | null
  apiOrigin: string
}

/** What a form island needs out of the site's data, with the EmailJS template of this form. */
export function siteFormProps(name: FormName, { apiOrigin, emailjs }: SiteData): FormProps {
  if (!emailjs) return { apiOrigin, emailjs: null }
  const { publicKey, serviceId, contactTemplateId, trialTemplateId } = emailjs
  const templateId = name === 'contact' ? contactTemplateId : trialTemplateId
  return { apiOrigin, emailjs: { publicKey, serviceId, templateId } }
}
