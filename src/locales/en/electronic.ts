/** Texts about electronic invoices. */
export const electronic = { needs: 'Electronic invoices need: {{fields}}.' } as const
