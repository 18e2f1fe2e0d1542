export const deliveries = ['standard', 'express', 'pickup'] as const
export type Delivery = (typeof deliveries)[number]

/** How an order is delivered as long as nobody has chosen. */
export const defaultDelivery: Delivery = 'standard'

export const isDelivery = (value: unknown): value is Delivery => deliveries.some((item) => item === value)
