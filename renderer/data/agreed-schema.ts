import { z } from 'zod'
import { cure, routePath, wordsOnly } from '../../components/facts/kinds'

const euro = z.number(cure('Schreiben Sie Euro mit Punkt und ohne Zeichen, zum Beispiel 0.10.'))
const euros = z.record(z.string(), euro)

/** content/vorgaben.yaml: what the owner agreed on, in euro; what is left out is not compared. */
export const agreed = z
  .strictObject({
    startpreise: euros,
    nachricht: euros,
    einrichtung: euro,
    minuten: z.record(z.string(), z.strictObject({ KI: euro, regulär: euro })),
    trainings: euros,
    videos: euros,
    zeiten: z.strictObject({ Tage: wordsOnly, Uhrzeit: wordsOnly }),
    test: wordsOnly,
    copyright: z.int(),
    sätze: z.array(z.strictObject({ seite: routePath, satz: wordsOnly })),
    wörter: z.array(z.strictObject({ seite: routePath, nennt: z.array(wordsOnly) })),
    adressen: z.record(z.string(), z.array(routePath)),
  })
  .partial()
