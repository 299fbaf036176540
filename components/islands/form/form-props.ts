/** Props of both form islands; public values, known at build time. */
export type FormProps = {
  /** The firm's EmailJS account, or null: then requests go to the site's own service. */
  emailjs: EmailJsIds | null
  /** Where the service runs, as in `https://api.example.at`; '' for the site's own origin. */
  apiOrigin: string
}

export type EmailJsIds = { publicKey: string; serviceId: string; templateId: string }
