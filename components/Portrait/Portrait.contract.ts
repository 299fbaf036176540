import { choice } from '../attributes'
import { prose } from '../parts/prose'
import { jobs, personaNames } from '../personas'
import { linesOf } from '../rich-text'
import { contract } from '../shapes'

export const portrait = contract({
  purpose: 'Stellt einen Assistenten vor: Bild, Beruf und ein paar Sätze.',
  avoid: 'Für alle zusammen nehmen Sie <Team>.',
  place: 'side',
  attributes: { persona: choice('Wer vorgestellt wird', personaNames) },
  content: { body: prose('zwei bis vier Absätze oder eine Liste') },
  words: ({ persona, body }) => [{ lines: [`${persona}, ${jobs[persona]}`, ...linesOf(body)] }],
})
