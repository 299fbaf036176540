import { contract } from '../../contract/shapes'
import { FORM_ID } from '../../frame/links'

export const trialForm = contract({
  purpose: 'Das Formular für Demo und 14-Tage-Test, im <Hero> oder neben Text.',
  avoid: 'Für andere Anliegen nehmen Sie <ContactForm>. Nur ein Formular je Seite.',
  place: 'side',
  once: 'form',
  anchor: FORM_ID,
  styles: ['islands/form'],
})
