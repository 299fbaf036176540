// Written by `npm run media -- logo` from Bricolage Grotesque (OFL).
// biome-ignore format: generated
/** The wordmark 4×DU: SVG path data inside its viewBox. */
export const logoShape = {
  viewBox: '5 54 484 135',
  letters: 'M124 161H5v-30l17-23 12-19 9-18 6-17h56v132H73V75h-2L61 97l-11 19-14 18v2h88zm163 25h-39v-26h38q10 0 17-4 7-5 11-14 3-8 3-22 0-10-2-18-2-7-6-12-5-5-11-8-7-2-16-2h-34V54h33q24 0 40 8t23 22 7 35q0 15-4 27-3 11-10 19-6 8-14 12-9 5-18 7zm-22 0h-32V54h32zm164 3q-13 0-23-3-9-2-17-7-7-5-11-12-5-6-7-15-3-8-3-18V54h33v79q0 9 3 15 3 7 9 10 6 2 16 2 9 0 15-2 7-3 10-10 3-6 3-15V54h32v80q0 26-15 40-15 15-45 15',
  times: 'm215 95-66 67-18-18 66-67zm0 48-17 19-67-67 18-18z',
} as const
