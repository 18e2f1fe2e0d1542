/** What concerns every page: the connection, and a new version of the program. */
export const notices = {
  offline: 'You are offline',
  away: 'The server cannot be reached',
  newVersion: 'A new version is ready',
  reload: 'Reload',
  later: 'Later',
} as const
