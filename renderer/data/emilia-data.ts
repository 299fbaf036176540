import { z } from 'zod'
import type { Talk } from '../../server/messages'
import { cure } from './data-schemas'

const address = cure('Links steht eine Adresse der Website, zum Beispiel /trial.')
const said = z.string().trim().min(1)
const examples = z.array(said).min(1)

/** content/emilia/questions.yaml: an address of the site -> how visitors ask for what stands there. */
export const questionsSchema = z.record(z.string(address).startsWith('/', address), examples)

/** content/emilia/talk.yaml: what Emilia says where no page answers, and what she offers after an answer. */
export const talkSchema = z.strictObject({
  answers: z.array(
    z.strictObject({
      name: said,
      text: said,
      instead: said.optional(),
      links: z.boolean().optional(),
      showQR: z.boolean().optional(),
      examples,
    }),
  ),
  next: z.array(said),
}) satisfies z.ZodType<Talk>
