export const deliveries = ['standard', 'express', 'pickup'] as const
export type Delivery = (typeof deliveries)[number]

/** The default delivery. */
export const defaultDelivery: Delivery = 'standard'

export const isDelivery = (value: unknown): value is Delivery => deliveries.some((item) => item === value)
