import { notionists } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { optimize } from 'svgo'
import { keep } from './files'
import { type PersonaRecipe, personaRecipes } from './persona-recipes'

/** A square of the drawing, which is 1744 units wide: left, top, side. */
type Crop = readonly [left: number, top: number, side: number]

const bustCrop: Crop = [136, 216, 1400]
const headCrop: Crop = [270, 206, 1140]
/** Personas with a crop of their own, because hair or a waving arm reaches further. */
const ownBustCrop: Record<string, Crop> = { emilia: [150, 134, 1610], sabine: [136, 146, 1470] }
const ownHeadCrop: Record<string, Crop> = { sabine: [240, 126, 1220], emilia: [230, 236, 1110] }

/** One persona as a transparent, minified SVG of which `crop` is visible. */
function drawPersona(recipe: PersonaRecipe, [left, top, side]: Crop): string {
  const parts = Object.entries({ base: 1, ...recipe }).map(([part, chosen]) => {
    const variant =
      typeof chosen === 'number' ? `variant${String(chosen).padStart(2, '0')}` : chosen
    return [part, [variant]]
  })
  const drawing = createAvatar(notionists, {
    ...Object.fromEntries(parts),
    beardProbability: recipe.beard ? 100 : 0,
    glassesProbability: recipe.glasses ? 100 : 0,
    gestureProbability: recipe.gesture ? 100 : 0,
    bodyIconProbability: recipe.bodyIcon ? 100 : 0,
    clip: false,
  }).toString()
  return optimize(
    drawing.replace('viewBox="0 0 1744 1744"', `viewBox="${left} ${top} ${side} ${side}"`),
    {
      multipass: true,
      floatPrecision: 1,
    },
  ).data
}

/** Draws bust and head of everybody. A head has no gesture: a small circle would cut the hand off. */
export async function run(): Promise<void> {
  for (const [name, recipe] of Object.entries(personaRecipes)) {
    const { gesture: _, ...still } = recipe
    await keep(
      `content/media/personas/${name}.svg`,
      drawPersona(recipe, ownBustCrop[name] ?? bustCrop),
    )
    await keep(
      `content/media/personas/${name}-head.svg`,
      drawPersona(still, ownHeadCrop[name] ?? headCrop),
    )
  }
}
