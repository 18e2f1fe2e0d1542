/** The median of some numbers: of an even number the higher one in the middle; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((value, other) => value - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
