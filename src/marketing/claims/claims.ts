import type { SiteLanguage } from '../base/language'

/**
 * The claims of the company: every figure on the site, as text by language. The languages differ in places, as
 * specified.
 */
export interface Claims {
  readonly businesses: string
  readonly localAccountCountries: string
  readonly localTransferCountries: string
  readonly paymentCountries: string
  readonly paymentMethods: string
  readonly fastestSettlement: string
  /** The same in digits. */
  readonly fastestSettlementDays: string
  /** The fees for opening and keeping a global account. */
  readonly accountFees: string
  /** The reach of quotes: pairs and currencies, or currencies and how long a rate is locked. */
  readonly quotes: readonly { readonly value: string; readonly label: string }[]
  /** The same as part of a sentence. */
  readonly quoteReach: string
  readonly quoteValidity: { readonly from: string; readonly to: string }
  readonly forwardDays: { readonly from: number; readonly to: number }
  readonly issuingCountries: string
  readonly cardCurrencies: string
  readonly cardTransactionFee: string
  readonly yearlySaving: string
}

const reach = {
  en: { pairs: '1,000+', currencies: '60+' },
  cn: { currencies: '46', lock: '72 小时' },
} as const

export const claims: Readonly<Record<SiteLanguage, Claims>> = {
  en: {
    businesses: '150,000+',
    localAccountCountries: '60+',
    localTransferCountries: '120+',
    paymentCountries: '180+',
    paymentMethods: '160',
    fastestSettlement: 'one business day',
    fastestSettlementDays: '1',
    accountFees: '0',
    quotes: [
      { value: reach.en.pairs, label: 'currency pairs' },
      { value: reach.en.currencies, label: 'currencies' },
    ],
    quoteReach: `${reach.en.pairs} currency pairs across ${reach.en.currencies} currencies`,
    quoteValidity: { from: '1 minute', to: '24 hours' },
    forwardDays: { from: 2, to: 180 },
    issuingCountries: '40+',
    cardCurrencies: '170+',
    cardTransactionFee: '0%',
    yearlySaving: '10%',
  },
  cn: {
    businesses: '100,000+',
    localAccountCountries: '60+',
    localTransferCountries: '120+',
    paymentCountries: '180+',
    paymentMethods: '160',
    fastestSettlement: '一个工作日',
    fastestSettlementDays: '1',
    accountFees: '0',
    quotes: [
      { value: reach.cn.currencies, label: '种货币可锁定汇率' },
      { value: reach.cn.lock, label: '最长锁汇时间' },
    ],
    quoteReach: `支持 ${reach.cn.currencies} 种货币锁定汇率，锁汇可达 ${reach.cn.lock}`,
    quoteValidity: { from: '1 分钟', to: '24 小时' },
    forwardDays: { from: 2, to: 180 },
    issuingCountries: '36+',
    cardCurrencies: '170+',
    cardTransactionFee: '0%',
    yearlySaving: '10%',
  },
}
