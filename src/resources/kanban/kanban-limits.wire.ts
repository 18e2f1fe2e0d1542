/** The greatest number of automation rules of a board. */
export const maxRules = 20
