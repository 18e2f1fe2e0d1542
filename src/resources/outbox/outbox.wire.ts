/** The most characters of a mail that the outbox stores. */
export const maxKept = { text: 20_000, html: 40_000 } as const
