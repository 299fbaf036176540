/** How much less the AI costs, in whole percent of the regular price: 0.75 against 1.50 is 50. */
export function savingsPercent({ aiPrice, regularPrice }: { aiPrice: number; regularPrice: number }): number {
  return Math.round(((regularPrice - aiPrice) / regularPrice) * 100)
}
