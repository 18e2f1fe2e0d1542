/** The endpoint that returns the signed-in user and their permissions. */
export const accountUrl = '/api/account/my-account'
