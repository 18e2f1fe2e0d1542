import type { SiteLanguage } from '../base/language'
import type { AmountFault } from './calculation'

interface CalculatorCopy {
  readonly name: string
  readonly sell: string
  readonly buy: string
  /** The accessible label of each currency select. */
  readonly currency: Readonly<Record<'sell' | 'buy', string>>
  readonly swap: string
  readonly validity: string
  readonly lasting: Readonly<Record<number, string>>
  readonly use: string
  readonly uses: Readonly<Record<'single' | 'multi', string>>
  readonly rate: string
  readonly cost: string
  readonly noCost: string
  readonly total: string
  readonly arrives: string
  readonly lock: string
  readonly asking: string
  readonly locked: string
  readonly left: string
  readonly over: string
  readonly renew: string
  readonly failed: string
  readonly retry: string
  readonly sample: string
  readonly faults: Readonly<Record<AmountFault, string>>
}

const english: CalculatorCopy = {
  name: 'Currency calculator',
  sell: 'You pay',
  buy: 'They get',
  currency: { sell: 'Currency that you pay', buy: 'Currency that they get' },
  swap: 'Swap the currencies',
  validity: 'Quote holds for',
  lasting: {
    60: '1 minute',
    900: '15 minutes',
    3600: '1 hour',
    14_400: '4 hours',
    43_200: '12 hours',
    86_400: '24 hours',
  },
  use: 'Quote is for',
  uses: { single: 'single use', multi: 'multi use' },
  rate: 'Sample rate',
  cost: 'Fee and margin',
  noCost: 'none in the sample',
  total: 'Total cost',
  arrives: 'What arrives',
  lock: 'Lock this rate',
  asking: 'Asking for a quote…',
  locked: 'Locked until {{time}}',
  left: 'Time left',
  over: 'This quote has ended.',
  renew: 'Renew',
  failed: 'No quote came. Your figures are still here.',
  retry: 'Retry',
  sample: 'Sample rates of {{day}}. They are no offer.',
  faults: {
    'type.number': 'Enter an amount, for example 1,000.',
    'type.int': 'This currency has no smaller unit: enter a whole amount.',
    scale: 'This has more digits after the point than the currency.',
    'max.int': 'This amount is too large.',
    small: 'Enter a larger amount.',
  },
}

const chinese: CalculatorCopy = {
  name: '汇率计算器',
  sell: '您付出',
  buy: '对方收到',
  currency: { sell: '付出的币种', buy: '收到的币种' },
  swap: '互换币种',
  validity: '报价有效期',
  lasting: {
    60: '1 分钟',
    900: '15 分钟',
    3600: '1 小时',
    14_400: '4 小时',
    43_200: '12 小时',
    86_400: '24 小时',
  },
  use: '使用次数',
  uses: { single: '单次使用', multi: '多次使用' },
  rate: '示例汇率',
  cost: '手续费与加点',
  noCost: '示例中为零',
  total: '总成本',
  arrives: '到账金额',
  lock: '锁定此汇率',
  asking: '正在询价…',
  locked: '已锁定至 {{time}}',
  left: '剩余时间',
  over: '该报价已到期。',
  renew: '重新锁定',
  failed: '未能取得报价，您填写的内容仍在。',
  retry: '重试',
  sample: '采用 {{day}} 的示例汇率，不构成要约。',
  faults: {
    'type.number': '请输入金额，例如 1,000。',
    'type.int': '该货币没有更小单位，请输入整数。',
    scale: '小数位数超过了该货币的最小单位。',
    'max.int': '金额过大。',
    small: '请输入更大的金额。',
  },
}

export const calculatorCopy: Readonly<Record<SiteLanguage, CalculatorCopy>> = { en: english, cn: chinese }
