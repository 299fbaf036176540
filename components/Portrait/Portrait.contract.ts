import { choice } from '../attributes'
import { prose } from '../parts/prose'
import { personaNames } from '../personas'
import { contract } from '../shapes'

export const portrait = contract({
  purpose: 'Stellt einen Assistenten vor: Bild, Beruf und ein paar Sätze.',
  avoid: 'Für alle zusammen nehmen Sie <Team>.',
  place: 'side',
  attributes: { persona: choice('Wer vorgestellt wird', personaNames) },
  content: { body: prose('zwei bis vier Absätze oder eine Liste') },
})
