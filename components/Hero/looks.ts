/** How the words and the example of a hero stand to each other, by the name that authors write; `sheets` are its style sheets. */
export const looks = {
  Breit: { name: 'wide', sheets: ['stage', 'wide'] },
  Kino: { name: 'cinema', sheets: ['stage', 'cinema'] },
  Links: { name: 'left', sheets: ['left'] },
  Rand: { name: 'bleed', sheets: ['bleed'] },
  Plakat: { name: 'poster', sheets: ['poster'] },
  Quer: { name: 'across', sheets: ['across'] },
  Daneben: { name: 'beside', sheets: ['beside'] },
  Theke: { name: 'counter', sheets: ['counter'] },
  Blatt: { name: 'sheet', sheets: ['sheet'] },
  Sockel: { name: 'plinth', sheets: ['stage', 'plinth'] },
} as const

/** Whether the example stands on a stage of its own below the words. */
export function hasStage(look: keyof typeof looks | undefined): boolean {
  return look === 'Breit' || look === 'Kino' || look === 'Sockel'
}
