/** Hangs on a hook at this place: its ring, and its bit below. */
function keyAt(x: number, y: number): string {
  return `M${x} ${y}a6 6 0 1 0 .1 0M${x} ${y + 12}v22M${x} ${y + 26}h8M${x} ${y + 33}h6`
}

/** A slip with torn-off end, so many px long. */
function slipAt(x: number, length: number): string {
  return `M${x} 24h48v${length}l-8-6-8 6-8-6-8 6-8-6-8 6z`
}

function chairAt(x: number): string {
  return `M${x} 78q8-6 12 2l8 38h32q8 8 0 12h-40q-4 0-6-6zM${x + 16} 130l-6 20M${x + 48} 130l6 20`
}

/** What all of them stand on. */
export const GROUND = 'M6 150h228'

/**
 * Where each industry works, in the line of the portraits: `white` is filled with it, `ink` too, `lines` are not, `accent` is the
 * one spot of colour.
 */
export const drawings = {
  Werkstatt: {
    white:
      'M48 92q0-12 12-14l22-4 18-20q4-5 10-5h36q7 0 11 5l16 21 14 3q11 3 11 13v9h-150zM96 134h48v14h-48zM102 118h36v14h-36z',
    ink: 'M68 102a14 14 0 1 0 28 0 14 14 0 1 0-28 0M154 102a14 14 0 1 0 28 0 14 14 0 1 0-28 0M20 22h10v128H20zM210 22h10v128h-10z',
    lines: 'M30 108h34M210 108h-24M126 49v25M96 74h76M104 125h28M100 141h40',
    accent: 'M200 84h-12v8h12z',
  },
  Wartezimmer: {
    white: `M144 36a24 24 0 1 0 48 0 24 24 0 1 0-48 0${chairAt(24)}${chairAt(102)}`,
    ink: 'M188 126h36l-6 24h-24z',
    lines: 'M168 36V22M168 36l10 7M206 126V92',
    accent:
      'M206 112q-22-4-24-28 22 2 24 28M206 106q2-28 24-32 2 24-24 32M206 94q-14-14-4-32 14 14 4 32',
  },
  Küche: {
    white: `${slipAt(30, 62)}${slipAt(96, 84)}${slipAt(162, 48)}M30 138h88q-6 10-18 10H48q-12 0-18-10z`,
    ink: 'M6 14h228v10H6zM144 138h68v10h-68z',
    lines:
      'M40 38h28M40 50h20M40 62h24M106 38h28M106 50h22M106 62h28M106 74h16M172 38h28M172 50h18M58 128q-6-6 0-12t0-10M84 128q-6-6 0-12t0-10',
    accent: 'M152 138q2-24 26-24t26 24zM174 108h8v6h-8z',
  },
  Schlüsselbrett: {
    white: 'M22 12h196v104H22z',
    ink: 'M34 140h52v10H34z',
    lines: [
      [54, 26],
      [98, 26],
      [186, 26],
      [54, 72],
      [142, 72],
      [186, 72],
    ]
      .map(([x = 0, y = 0]) => keyAt(x, y))
      .concat('M142 26v8M98 72v8')
      .join(''),
    accent: 'M40 140q2-18 20-18t20 18zM136 126h52l12 10-12 10h-52z',
  },
}

export type Place = keyof typeof drawings
