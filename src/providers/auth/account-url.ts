/** The address that says who is signed in, and what he may do. */
export const accountUrl = '/api/account/my-account'
