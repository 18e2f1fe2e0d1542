export const common = {
  loading: 'Loading…',
  loadFailed: 'This could not be loaded',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  goHome: 'Go to Home',
  undo: 'Undo',
  notices: 'Notices',
  languageFailed: 'This language could not be loaded. Try again.',
  noConnection: 'There is no connection to the server. Try again when it is back.',
  somethingWentWrong: 'Something went wrong',
} as const
