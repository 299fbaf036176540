/**
 * What the page's script loads on demand, by the name that renderer/browser/load-chunk.ts takes: islands, React with what they
 * share, and the code for navigation, videos, forms and playable chats. The preview serves these sources; a build makes one
 * file of each.
 */
export const chunkSources: Readonly<Record<string, string>> = {
  ChatWidget: '/components/islands/ChatWidget/ChatWidget.island.ts',
  ContactForm: '/components/islands/ContactForm/ContactForm.island.ts',
  PriceCalculator: '/components/islands/PriceCalculator/PriceCalculator.island.ts',
  TrialForm: '/components/islands/TrialForm/TrialForm.island.ts',
  'hydrate-island': '/components/islands/hydrate-island.tsx',
  'chat-demo': '/renderer/browser/chat-demo.ts',
  enhance: '/renderer/browser/enhance.ts',
  'show-page': '/renderer/browser/show-page.ts',
}
