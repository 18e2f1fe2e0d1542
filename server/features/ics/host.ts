/** The host of this application, which makes the identifiers of its events unique. */
export const hostOf = (publicUrl: string): string => new URL(publicUrl).hostname
