import { claims } from '../claims/claims'
import type { SiteLanguage } from '../base/language'

const english = {
  currency: 'Currency in which you are paid',
  heading: 'What you put on an invoice in {{currency}}',
  holder: 'Account holder',
  domestic: 'For those who pay, it is a transfer within their own country.',
  note: `Six of many: there are local accounts in ${claims.en.localAccountCountries} countries. These numbers are samples and belong to nobody. How fast a transfer clears is said by its own rules; banks may take longer.`,
}

const chinese: typeof english = {
  currency: '收款货币',
  heading: '{{currency}} 账单上这样写',
  holder: '户名',
  domestic: '对付款方来说，这就是一笔境内转账。',
  note: `此处仅列六种：本地账户覆盖 ${claims.cn.localAccountCountries} 个国家和地区。号码均为示例，不属于任何人。清算时间依各通道自身规则，银行处理可能更久。`,
}

/** Texts about the details for receiving money. */
export const receivedCopy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
