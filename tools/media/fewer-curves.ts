import fitCurve from 'fit-curve'

type Point = [x: number, y: number]

/** Pieces of one quadratic curve that are measured when another is laid through them. */
const SAMPLES = 16
/** Radians between two curves that still count as one line. */
const BEND = 0.35

/**
 * Draws path data with fewer curves. Fonts tell one stroke in many short quadratic curves; whole numbers bend each of them
 * a little, and the letter gets corners. One cubic curve through all of them is smoother and shorter.
 *
 * @param data absolute M, L, Q and Z only, as satori writes
 * @param error how far the new line may be from the old one, in units of the path, squared
 * Source: Philip J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems (1990).
 */
export function fewerCurves(data: string, error: number): string {
  const drawn: string[] = []
  let at: Point = [0, 0]
  let stroke: Point[] = []
  let heading = 0
  const end = () => {
    if (stroke.length > 0) drawn.push(...fitCurve(stroke, error).map(([, ...points]) => `C${points.flat().join(' ')}`))
    stroke = []
  }
  for (const [, command, numbers = ''] of data.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [x = 0, y = 0, endX = x, endY = y] = numbers.trim().split(/[ ,]+/).map(Number)
    const bend: Point = [x, y]
    const to: Point = [endX, endY]
    const turn = Math.abs(Math.sin((angle(at, bend) - heading) / 2)) * 2
    // A line of no length stands where a stroke is at its widest: a good place for a joint.
    if (command !== 'Q' || turn > BEND) end()
    if (command === 'Q') {
      if (stroke.length === 0) stroke.push(at)
      stroke.push(...sample(at, bend, to))
      heading = angle(bend, to)
    } else if (command !== 'L' || at.join() !== to.join()) {
      drawn.push(command === 'Z' ? 'Z' : `${command}${to.join(' ')}`)
    }
    if (command !== 'Z') at = to
  }
  return drawn.join('')
}

function angle(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0])
}

function sample(from: Point, bend: Point, to: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, index) => {
    const t = (index + 1) / SAMPLES
    const along = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis]
    return [along(0), along(1)]
  })
}
