export const common = {
  loading: 'Loading…',
  loadFailed: 'This could not be loaded',
  retry: 'Retry',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  goHome: 'Go to Home',
  undo: 'Undo',
  somethingWentWrong: 'Something went wrong',
} as const
