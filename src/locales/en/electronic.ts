/** Texts about electronic invoices. */
export const electronic = {
  needs: 'Electronic invoices need: {{fields}}.',
  /** One of these fields. */
  need: '{{field, inSentence}}',
} as const
