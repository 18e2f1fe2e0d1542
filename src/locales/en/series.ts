/** Texts about occurrences of a series. */
export const series = {
  change: 'Change a repeating event',
  delete: 'Delete a repeating event',
  answer: 'Answer for a repeating event',
  reply: 'Answer',
  event: '{{title}} · {{when}}',
  which: 'Which events',
  scope: { this: 'This event', following: 'This and following events', all: 'All events' },
  deleted: {
    this: 'One event of {{title}} was deleted.',
    following: 'The following events of {{title}} were deleted.',
  },
}
