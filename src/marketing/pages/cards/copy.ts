import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Cards',
    description: `Virtual and physical multi-currency cards for the company and its people, with a foreign transaction fee of ${en.cardTransactionFee}.`,
    heading: 'A card for every purpose, and a limit for every card',
    lead: `Business cards for what the company buys, employee cards for its people: virtual or physical, in ${en.cardCurrencies} currencies.`,
    figures: [
      { value: en.cardTransactionFee, label: 'foreign transaction fee' },
      { value: en.cardCurrencies, label: 'currencies' },
      { value: en.issuingCountries, label: 'countries of issue' },
    ],
    features: {
      heading: 'Spending that explains itself',
      cards: [
        {
          title: 'Virtual and physical',
          text: 'A virtual card for a supplier or a subscription, a physical one for the pocket.',
        },
        {
          title: 'Business cards',
          text: 'Company administrators see the details of business cards, virtual ones first of all, so that a subscription outlives whoever booked it.',
        },
        {
          title: 'Employee cards',
          text: 'Only the cardholder sees number, expiry and last digits of an employee card. An administrator sees holder, brand, state and limit.',
        },
        {
          title: 'Several currencies, one card',
          text: `Pay in ${en.cardCurrencies} currencies. The foreign transaction fee is ${en.cardTransactionFee}.`,
        },
        {
          title: 'Limits that you change',
          text: 'Each card has a monthly limit. Raise or lower it in the dashboard at any time.',
        },
        {
          title: 'Frozen at once',
          text: 'Misplaced a card? Its holder freezes it at once, and an administrator unfreezes it when it turns up.',
        },
      ],
    },
    steps: {
      heading: 'From a request to a payment',
      list: [
        {
          title: 'Choose whose card it is',
          text: 'The company’s, or one person’s. That decides who sees its number.',
        },
        { title: 'Set its limit', text: 'By the month, in the currency that you choose.' },
        {
          title: 'Pay',
          text: `At home or abroad, with a foreign transaction fee of ${en.cardTransactionFee}.`,
        },
      ],
    },
    proof: {
      heading: 'Who may see which number',
      lead: 'The rule is kept by the server, in lists, exports, search and history alike.',
    },
    questions: [
      {
        question: 'Who sees the details of a business card?',
        answer:
          'Company administrators can view the details of business cards, of virtual and of physical ones.',
      },
      {
        question: 'Can an administrator see an employee’s card number?',
        answer:
          'No. Number, expiry and last digits of an employee card are shown to its holder alone. An administrator sees whose it is, its brand, state and limit.',
      },
      {
        question: 'What does a payment abroad cost?',
        answer: `The foreign transaction fee of our cards is ${en.cardTransactionFee}.`,
      },
    ],
    call: {
      heading: 'Hand out the first card',
      text: 'Open an account, choose the holder and set the limit.',
    },
  },
  cn: {
    title: '卡片',
    description: `面向公司与员工的虚拟及实体多币种卡，境外交易手续费 ${cn.cardTransactionFee}。`,
    heading: '一种用途一张卡，一张卡一个限额',
    lead: `公司采购用企业卡，员工支出用员工卡：虚拟卡与实体卡，支持 ${cn.cardCurrencies} 种货币。`,
    figures: [
      { value: cn.cardTransactionFee, label: '境外交易手续费' },
      { value: cn.cardCurrencies, label: '种货币' },
      { value: cn.issuingCountries, label: '个发卡国家和地区' },
    ],
    features: {
      heading: '每一笔支出都说得清',
      cards: [
        { title: '虚拟与实体', text: '虚拟卡用于供应商或订阅服务，实体卡随身携带。' },
        {
          title: '企业卡',
          text: '公司管理员可以查看企业卡（包括虚拟卡和实体卡）信息，经办人离开后，订阅也不会中断。',
        },
        {
          title: '员工卡',
          text: '员工卡的卡号、有效期和末四位只有持卡人本人可见。管理员只能看到持卡人、卡组织、状态和限额。',
        },
        {
          title: '一张卡，多种货币',
          text: `支持 ${cn.cardCurrencies} 种货币，境外交易手续费 ${cn.cardTransactionFee}。`,
        },
        { title: '限额随时调整', text: '每张卡都有月限额，可随时在控制台调高或调低。' },
        { title: '一键冻结', text: '卡不见了？持卡人可立即冻结，找到后由管理员解冻。' },
      ],
    },
    steps: {
      heading: '从申请到付款',
      list: [
        { title: '选择卡的归属', text: '属于公司，还是属于某位员工，这决定了谁能看到卡号。' },
        { title: '设置限额', text: '按月设置，用您习惯的币种。' },
        { title: '消费', text: `境内境外皆可，境外交易手续费 ${cn.cardTransactionFee}。` },
      ],
    },
    proof: {
      heading: '谁能看到哪个卡号',
      lead: '规则由服务器执行，在列表、导出、搜索与历史记录中一视同仁。',
    },
    questions: [
      { question: '谁可以查看企业卡信息？', answer: '公司管理员可以查看企业卡信息，虚拟卡和实体卡都可以。' },
      {
        question: '管理员能看到员工卡的卡号吗？',
        answer:
          '不能。员工卡的卡号、有效期和末四位只有持卡人本人可以查看。管理员能看到持卡人、卡组织、状态和限额。',
      },
      { question: '境外消费收费吗？', answer: `我们的卡境外交易手续费为 ${cn.cardTransactionFee}。` },
    ],
    call: { heading: '发出第一张卡', text: '立即开户，选择持卡人，设置限额。' },
  },
}
