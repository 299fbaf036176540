import { describe, expect, it } from 'vitest'
import { answerTo, contentOf, emilia } from '../../../support/emilia-talk'

const emergencyNumber = /\b1[234]\d\b/

// How many of those that people wrote in need get numbers is measured by scores.test.ts.
describe('need in words that mean nothing else', () => {
  it.each([
    ['144', 'mein man ist zusamengebroch und atmet nich'],
    ['122', 'Im Zimmer ist Rauch'],
    ['133', 'Jemand bricht gerade bei mir ein'],
    ['133', 'Überfall!'],
    ['133', 'jemand schießt vor unserem Hotel'],
    ['128', 'Gasgeruch im Keller, wann kommt jemand?'],
    ['142', 'firma pleite, kinder weg, i sitz aufm dach und schau obi'],
    ['133', 'bei uns im geschäft ist ein einbrecher'],
    ['142', 'ich will nicht mehr leben'],
    [
      '144',
      'Ich wollte eigentlich nach dem Preis fragen, aber meine Kollegin kriegt keine Luft mehr',
    ],
    ['122', 'es brennt bei uns in der Werkstatt, was soll ich tun'],
    ['142', 'I want to die'],
    ['122', 'was mach ich wenn es brennt'],
    ['122', 'Feuer!'],
    ['144', 'Was kostet BASIC mein Mann hat einen Herzinfarkt'],
    ['144', 'wo ist der nächste Arzt mein Opa ist bewusstlos'],
    ['144', 'can you help my husband is not breathing'],
  ])('gets %s first, without a link, and waits for no model: %s', (number, say) => {
    expect(emergencyNumber.exec(contentOf(say))?.[0]).toBe(number)
    expect(contentOf(say)).toMatch(/Ich bin eine KI|I am an AI/)
    expect(contentOf(say)).not.toContain('](')
    expect(emilia.isTalk([{ role: 'user', content: say }])).toBe(true)
  })

  it('gets the poison centre after something swallowed', () => {
    expect(contentOf('schlaftabletten genommen')).toContain('01 406 43 43')
  })
})

it.each([
  'auf da mur treibt wer, der schreit no, i kann ned schwimmen',
  'mir ist so schwindlig und ich seh alles doppelt',
  'Mein Bruder redet seit einer Stunde nur mehr wirres Zeug, was soll ich tun?',
  'Mein Baby ist ganz schlaff. Was ist das?',
])('need in words of no list gets every number: %s', say => {
  for (const number of ['144', '122', '133', '128', '112', '142', '01 406 43 43'])
    expect(contentOf(say)).toContain(number)
})

it.each([
  'Chatbot reagiert nicht mehr',
  'Hilfe, wo finde ich denn die Preise?',
  'krieg ich nach dem kurs ein zertifikat',
  'Ich will nicht mehr selbst abheben',
  'Wie reagiert euer Bot, wenn jemand einen Herzinfarkt hat?',
])('business that only sounds like need gets no emergency number: %s', question => {
  expect(contentOf(question)).not.toMatch(emergencyNumber)
})

describe('pictures and businesses', () => {
  it.each([
    'es brennt uns unter den Nägeln',
    'Sie kocht mit Messer und Gabel',
    'Jemand mit Hammer und Nagel, das sind wir, Dachdecker',
    'da blutet mir das Herz',
    'ich ersticke in Anfragen',
    'Die Termine sitzen mir wie ein Messer am Hals',
    'Unser Server ist zusammengebrochen',
    'Wir sind die Freiwillige Feuerwehr und suchen eine Website',
    'Gasinstallateur, Kunden melden Gasgeruch am Telefon',
    'Kardiologie, Patienten nach Herzinfarkt',
    'Mir blutet beim Putzen das Zahnfleisch',
  ])('are never told to call: %s', say => {
    expect(answerTo(say)?.kind).not.toBe('talk')
  })

  it.each(['und nach de zwoa wochn häng i dann in so am vertrag drin?'])(
    'get no number where they ask: %s',
    say => {
      expect(contentOf(say)).not.toContain('112')
    },
  )
})

it.each([
  'Hat mein Opa einen Herzinfarkt?',
  'hilfe mein mann ist umgefallen und atmet ganz komisch was soll ich tun',
])('need told as a question gets all numbers, and the answer of the pages below: %s', say => {
  const answer = answerTo(say)
  expect(answer?.kind).not.toBe('talk')
  expect(answer?.content).toMatch(
    /^Falls jemand in Not ist: .*Rettung \[144\].*Telefonseelsorge \[142\].*\n\n/,
  )
})

it('where nothing is found for what may be need, the numbers stand before the links', () => {
  expect(contentOf('Seine Lippen sind ganz bläulich')).toMatch(
    /^Dazu finde ich.*\n\nFalls jemand in Not.*\n\nVielleicht/,
  )
  // Of somebody else: before all.
  expect(contentOf('meine Tante hat sich den Kopf gstoßen und redet wirr')).toMatch(
    /^Falls jemand in Not.*\n\nDazu finde ich/,
  )
})

it('who says something besides gets her word for it, and the places', () => {
  expect(contentOf('danke, und wie lange ist die Kündigungsfrist?')).toMatch(
    /^Gern geschehen[\s\S]*\n\nMindestlaufzeit/,
  )
  expect(
    contentOf('schaut sich meine Anfrage vom Formular zum Schluss ein richtiger Mensch an'),
  ).toMatch(/^Menschen aus unserem Team[\s\S]*\n\nDas steht dazu/)
})

it.each([
  ['passt, i überleg ma des. dankschen', 'Gern geschehen'],
  ['danke dir, das wars, schönen Abend noch', 'Gern geschehen'],
  ['liebe Emilia, danke für die Hilfe', 'Gern geschehen'],
  ['okay, dann schlaf i no drüber. pfiat eich', 'Auf Wiedersehen'],
  ['danke, was kostet PRO?', '1.500 €'],
  [
    'ich hab vor einer woche das formular ausgefüllt und keiner meldet sich!!',
    'Anfragen kann ich leider nicht sehen',
  ],
  ['na super und wozu gibts dich dann?', 'Um Anfragen kümmern sich Menschen'],
])('small talk with something beside it: %s', (message, said) => {
  expect(contentOf(message)).toContain(said)
})
