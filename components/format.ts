/** `9:30` -> `09:30`, for the `datetime` of a <time>; none where its own text says that already. */
export function timeAttribute(time: string): string | undefined {
  return time.length < 5 ? time.padStart(5, '0') : undefined
}
