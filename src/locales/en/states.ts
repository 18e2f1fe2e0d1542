/** What stands in the place of content that is not there. */
export const states = {
  offline: 'You are offline',
  offlineText: 'What you see stays. This part comes as soon as there is a connection.',
} as const
