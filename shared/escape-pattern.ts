/** A text as it stands in a regular expression: `1.500 €` means these signs, not any sign after the 1. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
