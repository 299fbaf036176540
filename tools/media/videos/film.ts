import type { ReactElement } from 'react'
import type { DemoMessage } from '../../../components/ChatDemo/ChatDemo.contract'

/** Something that happens to an element at a second of the film and stays. */
export type Change = {
  at: number
  selector: string
  text?: string
  className?: string
  /** Of a select. */
  value?: string
}

/** A text that is typed into an input, letter by letter. */
export type Typing = {
  at: number
  selector: string
  text: string
}

/** What happens by itself while a film runs; plain data, because it travels into the page. */
export type Script = {
  /** Second at which each line of the chat appears; before the assistant's own, three dots are seen. */
  turns: number[]
  typing: Typing[]
  changes: Change[]
}

/** A screenplay: what is on the screen, and when. All times are seconds. */
export type Film = {
  name: 'hotel' | 'trial'
  seconds: number
  /** The picture shown before the film starts. */
  posterAt: number
  screen: ReactElement
  script: Script
  /** The first one starts when the browser's controls have gone: a caption that begins above them stays there. */
  captions: { from: number; to: number; text: string }[]
}

/** Pictures a second. */
export const RATE = 30

/** How a film is cut; `ending` stands in the names of its files. stage.css lays the narrow one out anew. */
export const cuts = [
  { ending: '', width: 1280, height: 720 },
  { ending: '-phone', width: 720, height: 900 },
] as const

export type Cut = (typeof cuts)[number]

/** Makes the lines that somebody says in a chat, with the buttons under each. */
export function speaker(from: string) {
  return (time: string, text: string, ...choices: string[]): DemoMessage => ({ from, time, text: [text], choices })
}
