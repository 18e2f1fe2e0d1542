/** What a page is headed by where one may not be. */
export const refusedHeading = 'Restricted access'

/** What a page is headed by that is not there, or broke. */
export const brokenHeadings: readonly string[] = ['Sorry, page not found!', 'Internal server error']
