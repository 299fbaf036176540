import { keepTogether } from '../../../components/typography'
import type { Film } from './film'

function clock(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

/** The captions as WebVTT. They stand in the lowest eighth of the picture, which every cut leaves free, and end before the button. */
export function captionsOf(film: Film): string {
  const cues = film.captions.map(
    ({ from, to, text }) =>
      `${clock(from)} --> ${clock(to)} line:88% position:5% size:74% align:start\n${keepTogether(text)}`,
  )
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}
