import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../renderer/files-below'
import { delivered, deliveredFile, folder, wordsOf } from '../support/delivered'

const person = ['name text', 'email email', 'phone tel', 'company text']

const form = (route: string) => delivered(route).main.querySelector('form')!
/** Fields that visitors fill in, as `name type`. The trap for robots is none. */
const fields = (route: string) =>
  form(route)
    .querySelectorAll('.field input, .field textarea, .field select')
    .map(field => ({
      signature: `${field.getAttribute('name')} ${field.getAttribute('type') ?? field.tagName.toLowerCase()}`,
      required: field.hasAttribute('required'),
      label: wordsOf(form(route).querySelector(`label[for="${field.id}"]`)),
      limits: ['min', 'max', 'minlength', 'maxlength', 'pattern'].filter(name =>
        field.hasAttribute(name),
      ),
    }))

/** All scripts of the site in one text. */
const scripts = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js'))
    .map(deliveredFile)
    .join('\n')

describe('specification 3 and 5: forms', () => {
  it.each([
    ['/kontaktinformationen', [...person, 'message textarea']],
    ['/trial', [...person, 'website url', 'industry select']],
  ])(
    '%s asks for exactly its fields, all required and labelled, with no bounds of its own',
    (route, expected) => {
      expect(fields(route).map(({ signature }) => signature)).toEqual(expected)
      expect(
        fields(route).filter(
          ({ required, label, limits }) => !required || !label || limits.length > 0,
        ),
      ).toEqual([])
    },
  )

  it('contact has a message of four rows', () => {
    expect(form('/kontaktinformationen').querySelector('textarea')?.getAttribute('rows')).toBe('4')
  })

  it('trial offers the six industries', () => {
    const values = form('/trial')
      .querySelectorAll('select option')
      .map(option => option.getAttribute('value'))
    expect(values.filter(Boolean)).toEqual([
      'automotive',
      'medical',
      'gastronomy',
      'hotels',
      'beauty',
      'feedback',
    ])
  })

  it.each([
    ['/kontaktinformationen', 'contact'],
    ['/trial', 'trial'],
  ])('%s works without JavaScript', (route, name) => {
    expect(form(route).getAttribute('method')).toBe('post')
    expect(form(route).getAttribute('enctype') ?? form(route).getAttribute('encType')).toBe(
      'multipart/form-data',
    )
    expect(form(route).getAttribute('action')).toMatch(/\/api\/v1\.0\/email\/send-form$/)
    const button = form(route).querySelector('button[type=submit]')
    expect([button?.getAttribute('name'), button?.getAttribute('value')]).toEqual(['form', name])
  })
})

describe('specification 8: what the browser is given to say', () => {
  it.each([
    'Wird gesendet...',
    'Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze bei Ihnen.',
    'Vielen Dank für Ihre Anfrage! Wir werden uns umgehend mit Ihnen in Verbindung setzen.',
    'Entschuldigung, es gab einen Fehler beim Senden. Bitte versuchen Sie es später erneut.',
    'Entschuldigung, es gab ein Problem bei der Verarbeitung Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
    'Emilia - Ihre KI-Assistentin',
    'Schreiben Sie eine Nachricht...',
    'Hallo! Ich bin Emilia, Ihre KI-Assistentin bei 4xDU. Wie kann ich Ihnen heute helfen?',
    'Fragen Sie Emilia!',
    'Unexpected Application Error!',
  ])('„%s“', sentence => {
    expect(scripts()).toContain(sentence)
  })

  it.each([
    'Bitte scannen Sie diesen QR-Code:',
    'Entschuldigung, hier ist ein unbekannter Funktionsaufruf erfolgt.',
    'Keine lesbare Antwort erhalten.',
  ])('and the server „%s“', sentence => {
    const files = filesBelow('dist/server').filter(file => file.endsWith('.js'))
    expect(files.map(file => readFileSync(`dist/server/${file}`, 'utf8')).join()).toContain(
      sentence,
    )
  })
})
