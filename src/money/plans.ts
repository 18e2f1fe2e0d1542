/** The discount of yearly billing, as a share of one. */
export const yearlyDiscount = 0.1

/** The monthly prices of plans in euros, without taxes; sample values. */
export const plans = [
  { name: 'start', monthly: 0 },
  { name: 'grow', monthly: 49 },
  { name: 'scale', monthly: 199 },
] as const

/** The monthly price with yearly billing, rounded to the cent. */
export const monthlyByYear = (monthly: number): number =>
  Math.round(monthly * (1 - yearlyDiscount) * 100) / 100

/** How often a plan is billed. */
export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]
export type PlanName = (typeof plans)[number]['name']

/** The plans that are not free. */
export const paidPlans = ['grow', 'scale'] as const satisfies readonly PlanName[]
export type PaidPlan = (typeof paidPlans)[number]

/** The price of a billing period, without taxes, in cents: a month, or a whole year. */
export function centsOf(plan: PlanName, billing: Billing): number {
  const monthly = plans.find(({ name }) => name === plan)?.monthly ?? 0
  return billing === 'monthly' ? monthly * 100 : Math.round(monthlyByYear(monthly) * 100) * 12
}

/** Formats an amount in euros. */
export const euros = (amount: number, language: 'en' | 'cn'): string =>
  new Intl.NumberFormat(language === 'cn' ? 'zh-CN' : 'en-IE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
