import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { PurchaseName, Refusal } from './controls'

interface SpendingCopy {
  readonly name: string
  readonly month: string
  readonly frozen: string
  readonly purchases: Readonly<Record<PurchaseName, string>>
  readonly isOnline: string
  readonly inShop: string
  readonly accepted: string
  readonly refused: string
  readonly refusals: Readonly<Record<Refusal, string>>
  readonly list: string
  readonly summary: string
  readonly fee: string
  readonly note: string
}

const english: SpendingCopy = {
  name: 'Rules of a card',
  month: 'Monthly limit',
  frozen: 'Card is frozen',
  purchases: {
    hosting: 'Hosting',
    train: 'Train to Lyon',
    hotel: 'Hotel in Singapore',
    dinner: 'Dinner in London',
    license: 'Licence for a year',
    fuel: 'Fuel',
  },
  isOnline: 'online',
  inShop: 'in a shop',
  accepted: 'Accepted',
  refused: 'Refused',
  refusals: {
    frozen: 'The card is frozen.',
    month: 'More than is left of the monthly limit.',
  },
  list: 'Payments of a month',
  summary: 'Accepted: {{accepted}} of {{all}}. Spent: {{spent}} of {{month}}.',
  fee: `fee ${claims.en.cardTransactionFee}`,
  note: 'Sample payments at sample rates of {{day}}.',
}

const chinese: SpendingCopy = {
  name: '卡片规则',
  month: '月限额',
  frozen: '冻结卡片',
  purchases: {
    hosting: '云主机',
    train: '前往里昂的火车',
    hotel: '新加坡酒店',
    dinner: '伦敦晚餐',
    license: '软件年度许可',
    fuel: '加油',
  },
  isOnline: '线上',
  inShop: '线下',
  accepted: '通过',
  refused: '拒绝',
  refusals: {
    frozen: '卡片已冻结。',
    month: '超过本月剩余额度。',
  },
  list: '一个月的交易',
  summary: '通过 {{accepted}} 笔，共 {{all}} 笔。已用 {{spent}}，限额 {{month}}。',
  fee: `手续费 ${claims.cn.cardTransactionFee}`,
  note: '示例交易，按 {{day}} 示例汇率计算。',
}

/** Texts of the card settings. */
export const spendingCopy: Readonly<Record<SiteLanguage, SpendingCopy>> = { en: english, cn: chinese }
