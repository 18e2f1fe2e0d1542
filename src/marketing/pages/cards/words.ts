import { claims } from '../../claims/claims'
import type { SiteLanguage } from '../../language'
import type { ProductWords } from '../product'

const { en, cn } = claims

export const words: Readonly<Record<SiteLanguage, ProductWords>> = {
  en: {
    title: 'Cards',
    description: `Virtual and physical multi-currency cards for the company and its people, with a foreign transaction fee of ${en.cardTransactionFee}.`,
    heading: 'A card for every purpose, and a limit for every card',
    lead: 'Business cards for what the company buys, employee cards for those who travel. Virtual at once, physical when plastic is needed, and paid from the currency that the till asks for.',
    figures: [
      { value: en.cardTransactionFee, label: 'foreign transaction fee' },
      { value: en.cardCurrencies, label: 'currencies' },
      { value: en.issuingCountries, label: 'countries of issue' },
      { value: '2', label: 'kinds: business and employee' },
    ],
    features: {
      heading: 'Spending that explains itself',
      cards: [
        {
          title: 'Virtual and physical',
          text: 'A virtual card for a supplier or a subscription, a physical one for a pocket. Both stand in the same list.',
        },
        {
          title: 'Business cards',
          text: 'Administrators of the company see the details of its virtual cards, so that a subscription outlives whoever booked it.',
        },
        {
          title: 'Employee cards',
          text: 'The number of an employee’s card is seen by its holder and by nobody else, not even by an administrator.',
        },
        {
          title: 'Several currencies, one card',
          text: `A payment abroad is taken from the balance in that currency. The foreign transaction fee is ${en.cardTransactionFee}.`,
        },
        {
          title: 'Limits that you change',
          text: 'By card and by month, raised and lowered in the dashboard and valid with the next payment.',
        },
        {
          title: 'Frozen in a second',
          text: 'Whoever misses a card freezes it himself, and unfreezes it when it turns up in the other coat.',
        },
      ],
    },
    steps: {
      heading: 'From a request to a payment',
      list: [
        {
          title: 'Choose whose card it is',
          text: 'The company’s, or one person’s. That decides who may see its number.',
        },
        { title: 'Set its limit', text: 'By month and in the currency that you think in.' },
        {
          title: 'Pay',
          text: 'The payment stands in the ledger at once, with the card, the holder and the amount.',
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
        answer: 'Administrators of the company can view the details of its virtual business cards.',
      },
      {
        question: 'Can an administrator see an employee’s card number?',
        answer: 'No. The details of an employee card are seen by its holder only.',
      },
      {
        question: 'What does a payment abroad cost?',
        answer: `The foreign transaction fee of our cards is ${en.cardTransactionFee}.`,
      },
    ],
    call: { heading: 'Hand out the first card', text: 'Virtual cards are there as soon as your account is.' },
  },
  cn: {
    title: '卡片',
    description: `面向公司与员工的虚拟及实体多币种卡，境外交易手续费 ${cn.cardTransactionFee}。`,
    heading: '一种用途一张卡，一张卡一个限额',
    lead: '公司采购用企业卡，出差的人用员工卡。虚拟卡即开即用，需要时再要实体卡；刷什么币种，就从什么币种的余额扣款。',
    figures: [
      { value: cn.cardTransactionFee, label: '境外交易手续费' },
      { value: cn.cardCurrencies, label: '种货币' },
      { value: cn.issuingCountries, label: '个发卡国家和地区' },
      { value: '2', label: '类卡：企业卡与员工卡' },
    ],
    features: {
      heading: '每一笔支出都说得清',
      cards: [
        { title: '虚拟与实体', text: '虚拟卡给供应商或订阅服务，实体卡放进口袋。两种卡在同一份列表里管理。' },
        { title: '企业卡', text: '公司管理员可以查看企业虚拟卡信息，经办人离开后，订阅也不会中断。' },
        { title: '员工卡', text: '员工卡的卡号只有持卡人自己能看，管理员也看不到。' },
        {
          title: '一张卡，多种货币',
          text: `境外消费直接从该币种余额扣款，境外交易手续费 ${cn.cardTransactionFee}。`,
        },
        { title: '限额随时调整', text: '按卡、按月设置，在后台调高调低，下一笔交易立即生效。' },
        { title: '一键冻结', text: '找不到卡时持卡人自己冻结，找到了再解冻。' },
      ],
    },
    steps: {
      heading: '从申请到付款',
      list: [
        { title: '选择卡的归属', text: '属于公司，还是属于某位员工，这决定了谁能看到卡号。' },
        { title: '设置限额', text: '按月设置，用您习惯的币种。' },
        { title: '消费', text: '交易立即记入总账，卡、持卡人与金额一目了然。' },
      ],
    },
    proof: {
      heading: '谁能看到哪个卡号',
      lead: '规则由服务器执行，在列表、导出、搜索与历史记录中一视同仁。',
    },
    questions: [
      { question: '谁可以查看企业卡信息？', answer: '公司管理员可以查看企业虚拟卡信息。' },
      { question: '管理员能看到员工卡的卡号吗？', answer: '不能。员工卡信息只有持卡人本人可以查看。' },
      { question: '境外消费收费吗？', answer: `我们的卡境外交易手续费为 ${cn.cardTransactionFee}。` },
    ],
    call: { heading: '发出第一张卡', text: '账户开通，虚拟卡即可使用。' },
  },
}
