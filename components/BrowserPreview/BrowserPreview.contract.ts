import { text } from '../attributes'
import { plainPoint, TITLE } from '../exhibit/point'
import { list } from '../parts/list'
import { contract } from '../shapes'

export const browserPreview = contract({
  purpose: 'Ein Browserfenster: erst das Suchergebnis, dann der Chat auf der Website.',
  place: 'side',
  reads: 'example',
  attributes: { title: text(TITLE), address: text('Was in der Adresszeile steht, z. B. „fliesen-huber.example“') },
  content: { lines: list(plainPoint('`- **Suchergebnis.** Text`, danach der Chat mit `- **Name:** Text`')) },
})
