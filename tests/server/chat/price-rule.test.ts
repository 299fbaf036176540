import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createPriceRule } from '../../../server/chat/price-rule'
import { testKnowledge } from '../../support/knowledge'

const rule = createPriceRule(testKnowledge())
const isShown = (answer: string, ...asked: string[]) => {
  const check = rule(asked)
  return answer
    .split(/(?<=[.!?]) (?=[A-ZÄÖÜ])|\n/)
    .map(check)
    .every(instead => instead === undefined)
}

/** [answer, what the visitor said] */
type Said = [string, ...string[]][]
const { honest, invented }: { honest: Said; invented: Said } = parse(
  readFileSync(new URL('../../fixtures/price-sentences.yaml', import.meta.url), 'utf8'),
)

describe('the price rule', () => {
  const shown = (list: Said) =>
    list.filter(([answer, ...asked]) => isShown(answer, ...asked)).map(([answer]) => answer)

  it('lets none of the false sentences through but one with neither an amount nor a word to know it by', () => {
    expect(invented).toHaveLength(99)
    expect(shown(invented)).toEqual(['Zu zweit zahlen Sie im Workshop nur einmal.'])
  })

  it('refuses of the true sentences only two that hold another amount than the prices', () => {
    expect(honest).toHaveLength(92)
    const passed = shown(honest)
    expect(honest.map(([answer]) => answer).filter(answer => !passed.includes(answer))).toEqual([
      'Ein Produktvideo gibt es ab 299 €, Professional kostet 499 € pro Video.',
      'Nein, PRO kostet nicht 10 Euro, sondern 1.500 €.',
    ])
  })

  it('knows a package whose name holds signs', () => {
    const knowledge = testKnowledge()
    const offers = knowledge.offers.map(offer =>
      offer.name === 'PRO' ? { ...offer, name: 'PRO++' } : offer,
    )
    const check = createPriceRule({ ...knowledge, offers })(['Was kostet PRO++?'])
    expect(check('PRO++ kostet 1.500 €.')).toBeUndefined()
    expect(check('PRO++ kostet 500 €.')).toContain('**PRO++**: ab 1.500\u00a0€')
  })

  it('says the prices of what was spoken of in place of a false one, or what the site says of the topic', () => {
    const instead = (answer: string, question: string) => rule([question])(answer)
    expect(instead('Er kostet 37 €.', 'Was kostet der Workshop für Einsteiger?')).toBe(
      '**Workshop für Einsteiger**: 290\u00a0€ pro Person. Alle Preise exkl. USt.',
    )
    expect(instead('Sie können monatlich kündigen.', 'Was gilt bei PRO?')).toMatch(
      /^Laufzeit und Kündigung stehen in Ihrem Angebot/,
    )
    expect(instead('Sie testen 30 Tage kostenlos.', 'Kann ich testen?')).toMatch(/14 Tage/)
  })
})
