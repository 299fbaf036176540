import { siteFormProps } from '../../islands/form/form-props'
import { IslandHtml } from '../../islands/IslandHtml'
import { TrialForm as Form } from '../../islands/TrialForm/TrialForm'
import { useSite } from '../../ui/site-context'

/** The author's box around the island: works as plain HTML until the island wakes. */
export function TrialForm() {
  const props = siteFormProps('trial', useSite())
  return (
    <IslandHtml name="TrialForm" wake="touch" kept="form-trial" props={props}>
      <Form {...props} />
    </IslandHtml>
  )
}
