/** Maximum number of records that are left out of everything that a list finds. */
export const maxExcept = 1000
