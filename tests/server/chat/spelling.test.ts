import { expect, it } from 'vitest'
import { createSpelling } from '../../../server/chat/spelling'
import { testKnowledge } from '../../support/knowledge'
import { quickest } from '../../support/quickest'

const written = createSpelling(testKnowledge())

it.each([
  ['wos kost so a bot fia mei werkstott', 'was kostet so a bot für mein Werkstatt'],
  ['Habts ihr a am Sundog offen?', 'habt ihr a am Sonntag offen?'],
  ['muass i do wos installiern', 'muss ich da was installieren'],
  ['Ihr seids aus Graz, und des kost nix?', 'Ihr seid aus Graz, und das kostet nichts?'],
  ['wos is mit meina Zohlung', 'was ist mit meiner Zahlung'],
  ['Wie geht’s dann weiter, und wenns dauert?', 'Wie geht es dann weiter, und wenn es dauert?'],
  ['was kostets', 'was kostet es'],
])('reads what is spoken in Austria: %s', (said, meant) => {
  expect(written(said)).toBe(meant)
})

it.each([
  ['Was kostet die Einrichtng?', 'Was kostet die Einrichtung?'],
  ['Und der Reifenwechzsel?', 'Und der Reifenwechsel?'],
  ['Spricht er Franzöisch udn Englsich?', 'Spricht er Französisch und Englisch?'],
])('puts right what a hasty thumb leaves out, adds or swaps in a long word of the site: %s', (said, meant) => {
  expect(written(said)).toBe(meant)
})

it.each([
  ['wieviel kostet lugi', 'wieviel kostet luigi'],
  ['Was kann Selena?', 'Was kann selina?'],
  ['Was macht Robreto?', 'Was macht roberto?'],
  ['Mathis oder Phonnix', 'mathias oder Phonnix'],
])('knows the assistants by a name with one slip in it: %s', (said, meant) => {
  expect(written(said)).toBe(meant)
})

it.each([
  'Ich heiße Robert',
  'Wie wird das Wetter?',
  'Meine Mutter',
  'Produktvideo',
  'Ich möchte reisen',
  'No-Shows',
  'Schafft er das?',
  'Sams Nummer',
  'Nachts und rechts',
  'Sport ist teuer',
  'Sport und Post',
])('leaves words alone that are right: %s', said => expect(written(said)).toBe(said))

it('takes no longer for a word that is longer than any of the site', () => {
  const time = (word: string) => quickest(() => written(word))
  expect(time('abcdefghij'.repeat(30)) / time('abcdefghijklmno')).toBeLessThan(2)
})
