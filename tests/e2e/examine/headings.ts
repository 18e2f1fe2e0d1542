/** The heading of a page that the user may not open. */
export const refusedHeading = 'Restricted access'

/** The headings of a page that does not exist or failed. */
export const brokenHeadings: readonly string[] = ['Sorry, page not found!', 'Internal server error']
