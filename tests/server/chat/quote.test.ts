import { describe, expect, it } from 'vitest'
import { quote } from '../../../server/chat/quote'

const passage = (text: string, heading = 'Weitergabe von Daten') => ({
  url: '/datenschutz#weitergabe',
  page: 'Datenschutz',
  heading,
  text,
})
const sharing = [
  'Wir geben Daten nur in drei Fällen weiter:',
  '- Mit Ihrer Einwilligung. Sie können sie jederzeit widerrufen.',
  '- Wenn das Gesetz es verlangt. Etwa gegenüber einer Behörde.',
  '- Wenn es für den Betrieb nötig ist. Dann arbeiten Partner in unserem Auftrag.',
  'Verarbeitet ein Partner Daten anderswo, geschieht das nur mit Standardvertragsklauseln.',
  'Folgende Partner erhalten Daten:',
  'Hosting [Name und Sitz]',
].join('\n')

describe('a quote', () => {
  it('carries the whole list that it announces', () => {
    const said = quote(passage(sharing), 'Wem geben Sie Daten weiter?')
    for (const part of ['drei Fällen weiter:', 'Einwilligung', 'Gesetz', 'Betrieb nötig']) expect(said).toContain(part)
    expect(said).not.toContain('Folgende Partner')
  })

  it('names no point of an announced list without its list', () => {
    const said = quote(passage(sharing), 'Einwilligung widerrufen')
    expect(said).toMatch(/drei Fällen weiter:\n- .*\n- .*\n- /)
  })

  it('ends before an announcement whose list may not be told', () => {
    const said = quote(passage(sharing), 'Standardvertragsklauseln Partner')
    expect(said).toContain('Standardvertragsklauseln')
    expect(said).not.toMatch(/:$/m)
  })

  it('keeps to one point of a list of single facts', () => {
    const facts = passage('Emilia ist eine KI.\n- Zweck. Sie beantwortet Fragen.\n- Dauer. Wir speichern nichts davon.')
    expect(quote(facts, 'Dauer speichern')).toContain('Dauer. Wir speichern nichts davon.')
    expect(quote(facts, 'Dauer speichern')).not.toContain('Zweck')
  })

  it('begins an answer with its first word: „Nein.“ matters most', () => {
    const faq = passage('Nein.\nIhre Nummer bleibt, Sie leiten sie um.', 'Brauchen wir eine neue Nummer?')
    expect(quote(faq, 'Bleibt die Nummer gleich, wenn wir sie umleiten?')).toContain('Nein. Ihre Nummer bleibt')
  })
})
