import { describe, expect, it } from 'vitest'
import { recognise } from '../../../server/mail/post'
import { client, contact, trial } from './fixture'

const post = (fields: Record<string, string>) => new Map(Object.entries({ ...client, ...fields }))

describe('which form a request came from', () => {
  it('is said by the ids of an EmailJS account when told what they mean', () => {
    const templates = { template_x7: 'trial' } as const
    expect(recognise(post({ ...trial, template_id: 'template_x7' }), templates).form).toBe('trial')
    expect(() => recognise(post({ ...contact, template_id: 'template_x7' }), templates)).toThrow('unbekanntes Feld')
  })

  it.each([
    ['contact', contact],
    ['trial', trial],
  ])('is said by its fields when nobody told what the ids mean: %s', (form, fields) => {
    expect(recognise(post({ ...fields, service_id: 'service_a1', template_id: 'template_b2' })).form).toBe(form)
  })
})
