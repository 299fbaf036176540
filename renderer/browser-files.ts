/**
 * What a page loads later, by the name under which renderer/browser/later.ts asks for it: islands, React with what they share,
 * and the code for navigation, videos, forms and playable chats. The preview serves the sources; a build makes one file of each.
 */
export const laterFiles: Readonly<Record<string, string>> = {
  ChatWidget: '/components/islands/ChatWidget/ChatWidget.island.ts',
  ContactForm: '/components/islands/ContactForm/ContactForm.island.ts',
  PriceCalculator: '/components/islands/PriceCalculator/PriceCalculator.island.ts',
  TrialForm: '/components/islands/TrialForm/TrialForm.island.ts',
  'hydrate-island': '/components/islands/hydrate-island.tsx',
  'chat-demo': '/renderer/browser/chat-demo.ts',
  near: '/renderer/browser/near.ts',
  visits: '/renderer/browser/visits.ts',
}
