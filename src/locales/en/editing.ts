/** Texts of editing in the cells of a table. */
export const editing = {
  changedMeanwhile: 'Somebody else changed this to “{{value}}” meanwhile. Save again to replace it.',
}
