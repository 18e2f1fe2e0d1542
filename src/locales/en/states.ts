/** Texts shown instead of content that is not available. */
export const states = {
  offline: 'There is no connection to the server',
  offlineText: 'What you see stays. This part comes as soon as there is a connection.',
} as const
