export type Tint = 'success' | 'info' | 'warning' | 'error' | 'neutral'

const texts: Readonly<Record<Exclude<Tint, 'neutral'>, string>> = {
  success:
    'active approved available completed confirmed delivered done enabled open paid published succeeded verified',
  info: 'in-progress new processing scheduled sent shipped started',
  warning: 'expiring hold overdue paused pending refunded review unpaid waiting',
  error: 'banned blocked cancelled declined disabled expired failed rejected suspended void',
}

/** The colour of a state. The label is always shown beside it; unknown states are neutral. */
export function tintOf(state: string): Tint {
  const found = Object.entries(texts).find(([, known]) => known.split(' ').includes(state))
  return (found?.[0] as Tint | undefined) ?? 'neutral'
}
