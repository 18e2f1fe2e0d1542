/** Whom everybody may sign in as where the demo is offered: one of each role. */
export const signIns: readonly string[] = [
  'admin@corridor.example',
  'manager@corridor.example',
  'user@corridor.example',
]
