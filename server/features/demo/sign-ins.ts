/** The accounts offered for sign-in when the demo is enabled: one per role. */
export const signIns: readonly string[] = [
  'admin@corridor.example',
  'manager@corridor.example',
  'user@corridor.example',
]
