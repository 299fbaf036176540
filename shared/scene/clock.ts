/** A time of day in minutes since midnight. */
export type Minutes = number

/** `8:15 Uhr` -> 495; undefined where no time is written. */
export function minutesOf(written: string): Minutes | undefined {
  const [, hour, minute = '0'] = /(\d{1,2})(?:[:.](\d{2}))?/.exec(written) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** 495 -> `8:15 Uhr` */
export function clock(minutes: Minutes): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} Uhr`
}
