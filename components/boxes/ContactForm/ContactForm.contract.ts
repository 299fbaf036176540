import { contract } from '../../contract/shapes'
import { FORM_ID } from '../../frame/links'

export const contactForm = contract({
  purpose: 'Das Kontaktformular, im <Hero> oder links neben Text und Kontaktdaten.',
  avoid: 'Für den kostenlosen Test nehmen Sie <TrialForm>. Nur ein Formular je Seite.',
  place: 'side',
  once: 'form',
  anchor: FORM_ID,
  styles: ['islands/form'],
})
