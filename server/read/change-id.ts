const start = '00000000-0000-7000-8000-'

/** The record id of a change log entry; the view `audit` computes the same. */
export const changeIdOf = (number: number): string => start + number.toString(16).padStart(12, '0')

/** The number of a change log entry by its record id; -1 where the id is not that of an entry. */
export const changeNumberOf = (id: string): number =>
  id.toLowerCase().startsWith(start) ? Number.parseInt(id.slice(start.length), 16) : -1
