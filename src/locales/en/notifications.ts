/** The notifications of refine, by its own keys. */
export const notifications = {
  success: 'Done',
  error: 'That did not work (status {{statusCode}})',
  undoable: 'You have {{seconds}} seconds to undo',
  createSuccess: '{{resource}} created',
  createError: '{{resource}} could not be created (status {{statusCode}})',
  editSuccess: '{{resource}} saved',
  editError: '{{resource}} could not be saved (status {{statusCode}})',
  deleteSuccess: '{{resource}} deleted',
  deleteError: '{{resource}} could not be deleted (status {{statusCode}})',
} as const
