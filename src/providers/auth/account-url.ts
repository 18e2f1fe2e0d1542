/** The address that answers who is signed in, and what they may do. */
export const accountUrl = '/api/account/my-account'
