import { ContactForm as Form } from '../../islands/ContactForm/ContactForm'
import { siteFormProps } from '../../islands/form/form-props'
import { IslandHtml } from '../../islands/IslandHtml'
import { useSite } from '../../ui/site-context'

/** The author's box around the island: works as plain HTML until the island wakes. */
export function ContactForm() {
  const props = siteFormProps('contact', useSite())
  return (
    <IslandHtml name="ContactForm" wake="touch" kept="form-contact" props={props}>
      <Form {...props} />
    </IslandHtml>
  )
}
