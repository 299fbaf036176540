/** Written by the build (renderer/chat-facts.ts): what the chat must know of the site, the same on every page. */
declare module 'virtual:chat-facts' {
  export const chatFacts: import('./ChatWidget').ChatWidgetProps
}
