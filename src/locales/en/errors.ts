/** The texts of the error pages, as specified. */
export const errors = {
  refusedTitle: 'Restricted access',
  refused:
    "No permission - the page you're trying access has restricted access. Please refer to your system administrator",
  notFoundTitle: 'Sorry, page not found!',
  notFound:
    'Sorry, we couldn’t find the page you’re looking for. Perhaps you’ve mistyped the URL? Be sure to check your spelling.',
  brokenTitle: 'Internal server error',
  broken: 'There was an error, please try again later.',
  maintenanceTitle: 'Website currently under maintenance',
  maintenance: 'We will be back shortly. This page looks for itself whether it is over.',
} as const
