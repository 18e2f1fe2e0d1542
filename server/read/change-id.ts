const start = '00000000-0000-7000-8000-'

/** The id that a ledger entry has among records; the view `audit` says the same. */
export const changeIdOf = (number: number): string => start + number.toString(16).padStart(12, '0')

/** The number of a ledger entry by its id among records; -1 where it is none. */
export const changeNumberOf = (id: string): number =>
  id.toLowerCase().startsWith(start) ? Number.parseInt(id.slice(start.length), 16) : -1
