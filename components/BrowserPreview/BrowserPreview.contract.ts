import { text } from '../attributes'
import { exhibit, plainPoint } from '../exhibit/exhibit-contract'
import { withOutcome } from '../parts/ending'
import { list } from '../parts/list'

export const browserPreview = exhibit({
  purpose: 'Ein Browserfenster: erst das Suchergebnis, dann der Chat auf der Website.',
  attributes: { address: text('Was in der Adresszeile steht, z. B. „fliesen-huber.example“') },
  content: {
    lines: withOutcome(
      list(plainPoint('`- **Suchergebnis.** Text`, danach der Chat mit `- **Name:** Text`')),
    ),
  },
})
