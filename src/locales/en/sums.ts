/** Texts of the sums below a list that are shown in place of missing ones. */
export const sums = {
  all: 'Sum of all',
  allHint: 'Many records match. Adding them up may take a few seconds.',
  failed: 'The sum could not be read.',
}
