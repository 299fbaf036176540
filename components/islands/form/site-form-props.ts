import type { FormName } from '../../../server/messages'
import type { SiteData } from '../../site-context'
import type { FormProps } from './form-props'

/** What a form island needs out of the site's data, with the EmailJS template of this form. */
export function siteFormProps(name: FormName, { apiOrigin, emailjs }: SiteData): FormProps {
  if (!emailjs) return { apiOrigin, emailjs: null }
  const { publicKey, serviceId, contactTemplateId, trialTemplateId } = emailjs
  return {
    apiOrigin,
    emailjs: { publicKey, serviceId, templateId: name === 'contact' ? contactTemplateId : trialTemplateId },
  }
}
