/** What the specification's client says where a failed answer has no body. */
export const somethingWentWrong = 'Something went wrong'
