/** What triggers a rule of a board. */
export const boardRuleEvents = [
  'movedOrCreated',
  'moved',
  'created',
  'checklistDone',
  'completed',
  'labelled',
  'assigned',
  'dueSet',
  'overdue',
] as const
export type BoardRuleEvent = (typeof boardRuleEvents)[number]
