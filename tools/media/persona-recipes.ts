/**
 * Which variant of every part of DiceBear's `notionists` a persona is drawn from, by its number or its name. Chosen by hand,
 * never by seed.
 */
export type PersonaRecipe = Record<string, number | string>

/** The team, by the lower-case name that is also the file's name. */
export const personaRecipes: Record<string, PersonaRecipe> = {
  mathias: { hair: 35, body: 20, lips: 23, eyes: 4, brows: 5, nose: 4 },
  selina: { hair: 47, body: 19, lips: 22, eyes: 5, brows: 8, nose: 10, glasses: 11 },
  luigi: { hair: 22, body: 11, lips: 3, eyes: 4, brows: 8, nose: 4, beard: 9 },
  sabine: { hair: 48, body: 23, lips: 3, eyes: 5, brows: 8, nose: 10 },
  sam: { hair: 40, body: 25, lips: 14, eyes: 5, brows: 4, nose: 4, gesture: 'handPhone' },
  roberto: { hair: 26, body: 17, lips: 22, eyes: 5, brows: 8, nose: 6, beard: 2 },
  phonix: { hair: 44, body: 8, lips: 30, eyes: 5, brows: 8, nose: 4, gesture: 'point' },
  emilia: {
    hair: 23,
    body: 18,
    lips: 3,
    eyes: 5,
    brows: 8,
    nose: 10,
    gesture: 'waveLongArm',
    bodyIcon: 'electric',
  },
}
