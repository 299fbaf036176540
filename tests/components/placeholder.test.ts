import { describe, expect, it } from 'vitest'
import { mailHref, telHref } from '../../components/frame/links'
import { bare, isPaired, isPlaceholder } from '../../components/placeholder'

describe('placeholders', () => {
  it('are what stands in square brackets, and nothing else', () => {
    expect(isPlaceholder('[+43 316 000000]')).toBe(true)
    expect(isPlaceholder('+43 316 000000')).toBe(false)
    expect(isPlaceholder('Graz [8010]')).toBe(false)
  })

  it('have both brackets', () => {
    for (const text of ['Graz', '[8010] Graz', 'a [b [c]] d']) expect(isPaired(text), text).toBe(true)
    for (const text of ['8010]', '[Graz', ']a[', 'a [b [c] d']) expect(isPaired(text), text).toBe(false)
  })

  it('lose their brackets, other values stay as they are', () => {
    expect(bare('[office@4xdu.example]')).toBe('office@4xdu.example')
    expect(bare('Graz [8010]')).toBe('Graz [8010]')
  })

  it('give working addresses', () => {
    expect(mailHref('[office@4xdu.example]')).toBe('mailto:office@4xdu.example')
    expect(telHref('[+43 (316) 000-000]')).toBe('tel:+43316000000')
    expect(telHref('+43 316 123456')).toBe('tel:+43316123456')
  })
})
