type Hours = { time: string; opens: string; closes: string }

/** What does not fit together in the opening hours of site.yaml: visitors read `time`, search engines the other two. */
export function hoursMistakes({ time, opens, closes }: Hours): { name: keyof Hours; cure: string }[] {
  // What still stands in brackets, or in another form, says nothing yet.
  if (time.startsWith('[') || ![opens, closes].every(clock => /^\d\d:\d\d$/.test(clock))) return []
  if (closes <= opens)
    return [{ name: 'closes', cure: `Geöffnet wird laut opens erst um ${opens}. Prüfen Sie beide Uhrzeiten.` }]
  const told = [...time.matchAll(/(\d{1,2})(?:[:.](\d{2}))?/g)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  )
  if (told.length === 0 || (told.includes(opens) && told.includes(closes))) return []
  return [
    {
      name: 'time',
      cure: `Bei opens und closes stehen ${opens} und ${closes}. Schreiben Sie überall dieselben Uhrzeiten.`,
    },
  ]
}
