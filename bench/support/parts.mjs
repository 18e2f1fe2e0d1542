/** What `npm run bench` measures, in the order of the results: each part has a folder with its program. */
export const parts = /** @type {const} */ ([
  'server',
  'rows',
  'browser',
  'site',
  'streams',
  'messages',
  'imports',
  'start',
  'documents',
  'calendar',
  'board',
])
