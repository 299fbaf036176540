import { island } from '../hydrate-island'
import { ContactForm } from './ContactForm'

export const mount = island(ContactForm)
