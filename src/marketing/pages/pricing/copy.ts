import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'

const { en, cn } = claims

interface Plan {
  readonly title: string
  readonly text: string
}
interface Row {
  readonly label: string
  /** The value of each plan, in order. */
  readonly values: readonly [start: string, grow: string, scale: string]
}

interface PricingCopy {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly period: string
  readonly monthly: string
  readonly yearly: string
  readonly saving: string
  readonly perMonth: string
  readonly byYear: string
  readonly taxes: string
  readonly choose: string
  readonly plans: Readonly<Record<'start' | 'grow' | 'scale', Plan>>
  readonly comparison: string
  readonly feature: string
  readonly rows: readonly Row[]
}

const english: PricingCopy = {
  title: 'Pricing',
  description: `Plans by the month or by the year, which saves ${en.yearlySaving}. Taxes are extra.`,
  heading: 'Prices that fit on one page',
  lead: 'Start free. Upgrade as your team grows.',
  period: 'Paid',
  monthly: 'Monthly',
  yearly: 'Yearly',
  saving: `saves ${en.yearlySaving}`,
  perMonth: 'a month',
  byYear: 'paid once a year',
  taxes: 'Taxes are extra. The prices are samples.',
  choose: 'Choose',
  plans: {
    start: { title: 'Start', text: 'For companies that begin to trade abroad.' },
    grow: { title: 'Grow', text: 'For teams that pay and are paid every day.' },
    scale: { title: 'Scale', text: 'For platforms that pay by API.' },
  },
  comparison: 'What is in each plan',
  feature: 'Feature',
  rows: [
    { label: 'Global accounts', values: ['Yes', 'Yes', 'Yes'] },
    {
      label: 'Foreign transaction fee of cards',
      values: [en.cardTransactionFee, en.cardTransactionFee, en.cardTransactionFee],
    },
    { label: 'People', values: ['2', '15', 'Any number'] },
    { label: 'Batch payouts', values: ['–', 'Yes', 'Yes'] },
    { label: 'Locked quotes by API', values: ['–', '–', 'Yes'] },
    { label: 'Issuing by API', values: ['–', '–', 'Yes'] },
  ],
}

const chinese: PricingCopy = {
  title: '价格',
  description: `按月或按年付费，按年可省 ${cn.yearlySaving}，税费另计。`,
  heading: '价格，一页看清',
  lead: '免费开始，团队变大再升级。',
  period: '付费方式',
  monthly: '按月',
  yearly: '按年',
  saving: `省 ${cn.yearlySaving}`,
  perMonth: '每月',
  byYear: '按年一次付清',
  taxes: '税费另计。价格为示例。',
  choose: '选择',
  plans: {
    start: { title: '起步', text: '适合刚开始做跨境生意的公司。' },
    grow: { title: '成长', text: '适合每天收付款的团队。' },
    scale: { title: '旗舰', text: '适合通过 API 付款的平台。' },
  },
  comparison: '各方案包含什么',
  feature: '功能',
  rows: [
    { label: '全球账户', values: ['有', '有', '有'] },
    {
      label: '卡片境外交易手续费',
      values: [cn.cardTransactionFee, cn.cardTransactionFee, cn.cardTransactionFee],
    },
    { label: '使用人数', values: ['2', '15', '不限'] },
    { label: '批量付款', values: ['–', '有', '有'] },
    { label: 'API 锁定报价', values: ['–', '–', '有'] },
    { label: 'API 发卡', values: ['–', '–', '有'] },
  ],
}

export const copy: Readonly<Record<SiteLanguage, PricingCopy>> = { en: english, cn: chinese }
