import { parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChatWidget } from '../../../components/islands/ChatWidget/ChatWidget'
import { ContactForm } from '../../../components/islands/ContactForm/ContactForm'
import { IslandHtml } from '../../../components/islands/IslandHtml'
import { TrialForm } from '../../../components/islands/TrialForm/TrialForm'

const props = { emailjs: null, apiOrigin: 'https://api.example' }
const box = (name: string, child: ReactElement<typeof props>) =>
  parse(
    renderToString(
      <IslandHtml name={name} wake="visible" props={props}>
        {child}
      </IslandHtml>,
    ),
  )
const contact = box('ContactForm', <ContactForm {...props} />)
const trial = box('TrialForm', <TrialForm {...props} />)
const fields = (html: ReturnType<typeof parse>) =>
  html.querySelectorAll('.field :is(input, textarea, select)').map(({ rawTagName, attributes: a }) => {
    return [a.name, a.type ?? rawTagName, a.autoComplete ?? a.autocomplete ?? '', 'required' in a]
  })

const person = [
  ['name', 'text', 'name', true],
  ['email', 'email', 'email', true],
  ['phone', 'tel', 'tel', true],
  ['company', 'text', 'organization', true],
]

describe('the forms before any script runs', () => {
  it('ask for exactly the specified fields', () => {
    expect(fields(contact)).toEqual([...person, ['message', 'textarea', '', true]])
    expect(contact.querySelector('textarea')?.getAttribute('rows')).toBe('4')
    expect(fields(trial)).toEqual([...person, ['website', 'url', 'url', true], ['industry', 'select', '', true]])
  })

  it('offer the six industries behind an empty choice', () => {
    expect(trial.querySelectorAll('option').map(option => option.getAttribute('value'))).toEqual([
      '',
      'automotive',
      'medical',
      'gastronomy',
      'hotels',
      'beauty',
      'feedback',
    ])
  })

  it.each([
    ['contact', contact, 'Nachricht senden'],
    ['trial', trial, 'Demo anfordern'],
  ])('post themselves and say which form they are (%s)', (name, html, label) => {
    const form = html.querySelector('form#formular')
    expect(form?.getAttribute('method')).toBe('post')
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
    expect(form?.getAttribute('action')).toBe('https://api.example/api/v1.0/email/send-form')
    expect(form?.hasAttribute('novalidate')).toBe(false)
    const button = html.querySelector('button[type=submit]')
    expect(button?.attributes).toMatchObject({ name: 'form', value: name })
    expect(button?.text).toBe(label)
  })

  it.each([
    [5, contact],
    [6, trial],
  ])('label every one of their %i fields and hide the traps', (count, html) => {
    const fields = html.querySelectorAll('.field :is(input, textarea, select)')
    expect(fields).toHaveLength(count)
    for (const field of fields) {
      expect(html.querySelectorAll(`label[for="${field.id}"]`)).toHaveLength(1)
    }
    const honeypot = html.querySelector('[aria-hidden=true] input[name=rueckfrage]')
    expect(honeypot?.attributes).toMatchObject({ tabindex: '-1' })
    expect(html.querySelector('input[name=zeit]')?.getAttribute('value') ?? '').toBe('')
  })

  it('carry no style attributes and number their ids by island', () => {
    expect(contact.querySelectorAll('[style]')).toHaveLength(0)
    expect(contact.querySelector('.field input')?.id).toContain('ContactForm-')
    expect(trial.querySelector('.field input')?.id).toContain('TrialForm-')
  })
})

it('Emilia is a button, and a link for visitors without JavaScript; her panel is not in the page', () => {
  const html = renderToString(
    <ChatWidget apiOrigin="" siteOrigin="https://www.example.at" messengerUrl="https://wa.me/0" />,
  )
  expect(parse(html).querySelector('button')?.text).toBe('Fragen Sie Emilia!')
  expect(html).toMatch(/<noscript><a [^>]*href="\/kontaktinformationen"/)
  expect(html).not.toContain('role="dialog"')
})
