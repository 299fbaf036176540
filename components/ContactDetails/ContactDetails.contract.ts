import { contract } from '../shapes'

export const contactDetails = contract({
  purpose: 'Telefon, E-Mail und Adresse aus content/site.yaml, mit dem Hinweis auf Emilia.',
  avoid: 'Die Angaben stehen auch im Fuß jeder Seite; dieses Kästchen gehört auf die Kontaktseite.',
  place: 'side',
  attributes: {},
  content: {},
})
