import type { Knowledge } from '../../../shared/messages'
import { assistantName, type Scene } from '../../../shared/scene/scene'
import { createAmountCheck } from './checks/amounts'
import type { Check, Grounds } from './checks/check'
import { claimsDeed, humanCheck, vouchCheck } from './checks/claims'
import { figureCheck } from './checks/figures'
import { createLinkCheck } from './checks/links'
import { promiseCheck } from './checks/promises'
import { type Fault, type FaultOf, sayableOf } from './reply'

export type Sentences = ReturnType<typeof createSentences>

/**
 * Decides which sentences of a model reach visitors, by what can be checked: amounts and percentages were sent or follow from what
 * was sent, links are the site's, no better price is promised without a figure and nothing vouched for that was not sent, and she is
 * never a human. All other words are free.
 */
export function createSentences(
  knowledge: Pick<Knowledge, 'offers' | 'passages' | 'site' | 'routes'>,
) {
  const amountCheck = createAmountCheck(knowledge.offers)
  const linkCheck = createLinkCheck(knowledge)
  const prices = pricesPlace(knowledge)

  /** @returns a function that finds the fault of a sentence, given the sentences before it */
  function checksOf(grounds: Grounds, amountsOf = amountCheck): FaultOf {
    const checks: [Fault, Check][] = [
      ['human', humanCheck(grounds)],
      ['price', amountsOf(grounds)],
      ['price', promiseCheck(grounds)],
      ['link', linkCheck(grounds)],
      ['claim', claimsDeed],
      ['claim', vouchCheck(grounds)],
      ['claim', figureCheck(grounds)],
    ]
    return (sentence, before) => checks.find(([, isAtFault]) => isAtFault(sentence, before))?.[0]
  }

  return {
    checksOf,
    /** The lines that replace a sentence, by its fault. */
    lines: (isEnglish: boolean): Record<Fault, string> =>
      isEnglish
        ? {
            price: `I left out a price that I cannot prove, the [prices](${prices}) on our pages hold.`,
            link: 'How to reach us is on the [contact page](/kontaktinformationen).',
            claim: 'I cannot confirm that, our [team](/kontaktinformationen) knows more.',
            human: 'I am an AI.',
          }
        : {
            price: `Eine Angabe zum Preis konnte ich nicht belegen, es gelten die [Preise](${prices}) auf unseren Seiten.`,
            link: 'Wie Sie uns erreichen, steht auf der [Kontaktseite](/kontaktinformationen).',
            claim: 'Das kann ich nicht bestätigen, mehr weiß unser [Team](/kontaktinformationen).',
            human: 'Ich bin eine KI.',
          },
    /**
     * The sentences of a whole text that may be said in a scene. They are checked against the scene, and a fault leaves no line
     * behind.
     */
    inScene(scene: Scene): (text: string) => string {
      const system = JSON.stringify(scene)
      const lines = { price: '', link: '', claim: '', human: 'Ich bin eine KI.' }
      const grounds = { sent: system, system, asked: '', name: assistantName(scene) }
      const faultOf = checksOf(grounds, createAmountCheck([]))
      return text => sayableOf(text, { faultOf, lines })
    },
  }
}

/** Where the prices of the first offer stand. */
function pricesPlace({ offers, passages }: Pick<Knowledge, 'offers' | 'passages'>): string {
  const { url = '/', name = '' } = offers[0] ?? {}
  const place = passages.find(
    passage => passage.url.startsWith(`${url}#`) && passage.text.includes(name),
  )
  return place?.url ?? url
}
