/**
 * What the settings still lack before the site goes live, a line each, as `npm run check -- --golive` prints it.
 * @param env the environment, with `.env` under it
 */
export function openSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  if (!isSet('EMAILJS_PUBLIC_KEY') || isSet('SMTP_URL')) return []
  return [
    '.env:1:1  Die Formulare gehen an EmailJS, aber Anfragen von Browsern ohne JavaScript nimmt der Server an. Ohne SMTP_URL und MAIL_TO bleiben sie in DATA_DIR liegen, und niemand erfährt davon.',
  ]
}
