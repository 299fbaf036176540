import { describe, expect, it } from 'vitest'
import { talk } from '../../../support/emilia-talk'

// What a prospect says beside the question, orders, or asks about prices without asking for one.

const videos = '/services/ki-avatar-produkt-videos-erstellen'
const rag = '/services/ki-rag-systeme'

describe('what is said in passing', () => {
  it.each([
    ['/trial', 'welches recht gilt eigentlich, wir sitzen in münchen', 'österreichisches Recht'],
    ['/trial', 'Wir sitzen in Zürich, kommen wir für Sie als Kunde in Frage?', 'und der Schweiz'],
    ['/training', 'wir wärn zu viert, alles blutige anfänger. was macht des aus?', '1.160 €'],
    ['/', 'trag mich bitte für morgen um 10 bei euch ein', 'Termine kann ich nicht eintragen'],
    ['/agb', 'ok ich nehme PRO, hiermit bestellt. passt das so?', 'kein Vertrag zustande'],
    ['/assistants/luigi', 'zwei salami groß zum abholen bitte', 'Bestellen und buchen kann ich'],
  ])('is heard: %s %s', (here, question, said) => {
    expect(talk([question], here).at(-1)?.content).toContain(said)
  })
})

describe('prices that somebody else tells', () => {
  it.each([
    ['verhandelt er auch preise?', 'Sobald jemand verhandeln will, übergibt er an Sie.'],
    ['verrät der meine preise?', 'Richtwerte für Preise nennt Roberto'],
  ])('are not ours: %s', (question, said) => {
    expect(talk([question], '/assistants/roberto').at(-1)?.content).toContain(said)
  })

  it('are asked for in „Nennen Sie mir bitte die Preise“', () => {
    expect(talk(['nennen sie mir bitte die preise'], '/').at(-1)?.content).toContain('ab 500 €')
  })

  it('name what has them: „den um 490“', () => {
    const [, answer] = talk(['was kost der workshop', 'und für den, den um 490?'], '/training')
    expect(answer?.content).toContain('**Training für Fortgeschrittene**')
  })
})

describe('what was told', () => {
  it('is told once more where nothing else answers: „wie lang dauert das einrichten“', () => {
    const turns = ['und ab wann laufen die 14 tage?', 'wie lang dauert das einrichten']
    expect(talk(turns, '/trial').at(-1)?.content).toContain('was wir anbinden')
  })

  it.each([
    [videos, 'Ich bräucht ein 45-Sekunden-Video. Welches Paket und was kostets?', '499 €'],
    [
      '/',
      '3000 Nachrichten, und er soll Termine buchen. Was zahlen wir da?',
      'kosten in PRO 210 €',
    ],
    [videos, 'wie oft kann ich im billigen paket was ändern lassen', '2 Revisionen'],
    ['/assistants/phonix', 'redet tiefstes oststeirisch. kapiert der des?', 'jeden Dialekt'],
    ['/trial', 'Kann ich den Test um eine Woche verlängern?', 'länger als 14 Tage'],
    ['/assistants/mathias', 'was brauchts ihr damit der mathias loslegen kann?', 'Annahmezeiten'],
    ['/assistants/sabine', 'Geht das mit meinem Kalender, den ich eh hab?', 'von außen lesen'],
    ['/trial', "I'm a private person. So I can sign up for PRO, right?", 'not for consumers'],
    ['/', "Where is your office? I'd like to drop by.", 'an agency in Graz'],
    ['/', 'Wir ersticken in Anfragen. Was macht der Roberto da?', 'Roberto'],
    ['/assistants/phonix', 'Ließe sich meine Stimme für die Ansage klonen?', 'anderen Stimmen'],
    ['/training', 'was heißt „Rechnung überfällig“ auf kroatisch', 'Dazu weiß ich nichts'],
    ['/assistants/luigi', 'Im BASIC nimmt er die Pizzabestellungen auf, richtig?', 'erst ab PRO'],
  ])('fits the question: %s %s', (here, question, said) => {
    const content = talk([question], here).at(-1)?.content
    expect(content).toContain(said)
    expect(content).not.toContain('144')
  })
})

it('says nothing beside the number of the ambulance to a patient', () => {
  const hurt = 'ich hab einen starken Druck in der Brust. Kann ich heute noch kommen?'
  expect(talk([hurt], '/assistants/selina').at(-1)?.content).toMatch(/144[^[]*holen\.$/)
})

describe('another subject', () => {
  it.each([
    ['/assistants/phonix', 'versteht der an richtigen weststeirer?', /^(?!.*Luigi)/],
    [rag, 'kann das auch auf unserem eigenen server im keller laufen?', /^Das könnte/],
  ])('is never told as sure: %s %s', (here, question, said) => {
    expect(talk([question], here).at(-1)?.content).toMatch(said)
  })
})

describe('English', () => {
  it.each([
    ['/', "What's the difference between the cheapest plan and the middle one?", 'adds WhatsApp'],
    ['/trial', 'Do I have to hand over my card details to try it out?', 'No credit card is needed'],
    ['/assistants/roberto', 'Is there a commission on top?', 'Provision gibt es keine'],
    ['/assistants/roberto', 'does he cold call people?', 'angefragt und zugestimmt'],
    [videos, "Do we have to tell viewers that the presenter isn't a real human?", 'erkennbar'],
  ])('is answered: %s %s', (here, question, said) => {
    expect(talk([question], here).at(-1)?.content).toContain(said)
  })
})
