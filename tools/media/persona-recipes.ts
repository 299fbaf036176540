import type { notionists } from '@dicebear/collection'

type Part<Name extends keyof notionists.Options> = Extract<notionists.Options[Name], readonly string[]>

/** Which variant of every part of DiceBear's `notionists` a persona is drawn from. Chosen by hand, never by seed. */
export type PersonaRecipe = {
  hair: Part<'hair'>
  body: Part<'body'>
  lips: Part<'lips'>
  eyes: Part<'eyes'>
  brows: Part<'brows'>
  nose: Part<'nose'>
  beard?: Part<'beard'>
  glasses?: Part<'glasses'>
  gesture?: Part<'gesture'>
  bodyIcon?: Part<'bodyIcon'>
}

/** The team, by the lower-case name that is also the file's name. */
export const personaRecipes: Record<string, PersonaRecipe> = {
  mathias: {
    hair: ['variant35'],
    body: ['variant20'],
    lips: ['variant23'],
    eyes: ['variant04'],
    brows: ['variant05'],
    nose: ['variant04'],
  },
  selina: {
    hair: ['variant47'],
    body: ['variant19'],
    lips: ['variant22'],
    eyes: ['variant05'],
    brows: ['variant08'],
    nose: ['variant10'],
    glasses: ['variant11'],
  },
  luigi: {
    hair: ['variant22'],
    body: ['variant11'],
    lips: ['variant03'],
    eyes: ['variant04'],
    brows: ['variant08'],
    nose: ['variant04'],
    beard: ['variant09'],
  },
  sabine: {
    hair: ['variant28'],
    body: ['variant23'],
    lips: ['variant03'],
    eyes: ['variant05'],
    brows: ['variant08'],
    nose: ['variant10'],
  },
  sam: {
    hair: ['variant40'],
    body: ['variant25'],
    lips: ['variant14'],
    eyes: ['variant05'],
    brows: ['variant04'],
    nose: ['variant04'],
    gesture: ['handPhone'],
  },
  roberto: {
    hair: ['variant26'],
    body: ['variant17'],
    lips: ['variant22'],
    eyes: ['variant05'],
    brows: ['variant08'],
    nose: ['variant06'],
    beard: ['variant02'],
  },
  phonix: {
    hair: ['variant44'],
    body: ['variant08'],
    lips: ['variant30'],
    eyes: ['variant05'],
    brows: ['variant08'],
    nose: ['variant04'],
    gesture: ['point'],
  },
  emilia: {
    hair: ['variant23'],
    body: ['variant18'],
    lips: ['variant03'],
    eyes: ['variant05'],
    brows: ['variant08'],
    nose: ['variant10'],
    gesture: ['waveLongArm'],
    bodyIcon: ['electric'],
  },
}
