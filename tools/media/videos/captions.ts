import { keepTogether } from '../../../components/typography'
import type { Film } from './film'

function clock(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

/** The captions as WebVTT. They stand in the lowest eighth of the picture, which every cut leaves free. */
export function captionsOf(film: Film): string {
  const cues = film.captions.map(
    ({ from, to, text }) =>
      `${clock(from)} --> ${clock(to)} line:89% position:50% size:92% align:center\n${keepTogether(text)}`,
  )
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}
