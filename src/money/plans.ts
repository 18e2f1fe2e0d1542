/** Part of a year's price that whoever pays it at once saves. */
export const yearlyDiscount = 0.1

/** What a plan costs a month in euros, without taxes: samples, as the company is one. */
export const plans = [
  { name: 'start', monthly: 0 },
  { name: 'grow', monthly: 49 },
  { name: 'scale', monthly: 199 },
] as const

/** What a month costs by the year, to the cent. */
export const monthlyByYear = (monthly: number): number =>
  Math.round(monthly * (1 - yearlyDiscount) * 100) / 100

/** How often a plan is paid for. */
export const billings = ['monthly', 'yearly'] as const
export type Billing = (typeof billings)[number]
export type PlanName = (typeof plans)[number]['name']

/** Plans that cost something. */
export const paidPlans = ['grow', 'scale'] as const satisfies readonly PlanName[]
export type PaidPlan = (typeof paidPlans)[number]

/** What is paid at once for a plan, without taxes, in cents: a month, or a whole year. */
export function centsOf(plan: PlanName, billing: Billing): number {
  const monthly = plans.find(({ name }) => name === plan)?.monthly ?? 0
  return billing === 'monthly' ? monthly * 100 : Math.round(monthlyByYear(monthly) * 100) * 12
}

/** An amount in euros as a language writes it. */
export const euros = (amount: number, language: 'en' | 'cn'): string =>
  new Intl.NumberFormat(language === 'cn' ? 'zh-CN' : 'en-IE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
