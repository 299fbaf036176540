/** Taken for renderer/browser/later.ts on the frame's pages, whose script is one file. */
const files: Record<string, () => Promise<unknown>> = {
  'chat-demo': () => import('../../../renderer/browser/chat-demo'),
  near: () => import('../../../renderer/browser/near'),
  visits: () => import('../../../renderer/browser/visits'),
}

export const later = (name: string) => files[name]?.()
