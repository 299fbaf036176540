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
