/** Who runs this: the one place in which the product's name stands. */
export const brand = {
  name: 'Corridor',
  company: 'Corridor Payments Ltd.',
} as const
