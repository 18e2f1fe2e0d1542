/** The error message for a failed response without a body. */
export const somethingWentWrong = 'Something went wrong'
