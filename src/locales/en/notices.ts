/** Texts of the bars for the connection and for a new version. */
export const notices = {
  offline: 'You are offline',
  away: 'The server cannot be reached',
  newVersion: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
} as const
