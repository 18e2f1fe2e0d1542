/** The choices of products, orders and deliveries. */
export const colors = ['black', 'white', 'silver', 'blue', 'green', 'red', 'orange'] as const
export const sizes = ['small', 'medium', 'large', 'extraLarge'] as const
export const deliveries = ['standard', 'express', 'pickup'] as const
export const paymentMethods = ['card', 'bankTransfer', 'cashOnDelivery'] as const
