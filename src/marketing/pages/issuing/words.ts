import { claims } from '../../claims/claims'
import type { SiteLanguage } from '../../language'
import type { ProductWords } from '../product'

const { en, cn } = claims

export const words: Readonly<Record<SiteLanguage, ProductWords>> = {
  en: {
    title: 'Issuing',
    description: `Issue virtual and physical cards by API in ${en.issuingCountries} countries and ${en.cardCurrencies} currencies.`,
    heading: 'Issue cards as easily as you issue invoices',
    lead: `Virtual and physical cards by API, in ${en.issuingCountries} countries and ${en.cardCurrencies} currencies, with the rules of your own product on each of them.`,
    figures: [
      { value: en.issuingCountries, label: 'countries of issue' },
      { value: en.cardCurrencies, label: 'currencies' },
      { value: en.cardTransactionFee, label: 'foreign transaction fee' },
    ],
    features: {
      heading: 'Your product decides',
      cards: [
        {
          title: 'Virtual in a call',
          text: 'A card for a booking, a supplier or a campaign, there when the call returns.',
        },
        {
          title: 'Physical where it counts',
          text: 'Cards in the hand of those who need one, from the same declaration.',
        },
        {
          title: 'Controls on every card',
          text: 'Limits by amount and by month, frozen and closed in the moment you say so.',
        },
        {
          title: 'Business and employee cards',
          text: 'Who may see a number follows from whose card it is, and the server keeps to it.',
        },
        {
          title: 'Paid from your balances',
          text: `A payment is taken from the balance in its currency. The foreign transaction fee is ${en.cardTransactionFee}.`,
        },
        {
          title: 'Events as they happen',
          text: 'What happens to a card is told to your program by the stream of changes.',
        },
      ],
    },
    steps: {
      heading: 'A card in three calls',
      list: [
        { title: 'Create it', text: 'For a company or a person, virtual or physical.' },
        { title: 'Give it rules', text: 'Currency, limit, and until when.' },
        { title: 'Follow it', text: 'Payments arrive in your ledger and in your stream.' },
      ],
    },
    proof: {
      heading: 'Set the rules, and see what goes through',
      lead: 'The limits of a card hold with its next payment. What they refuse is refused with the reason.',
    },
    questions: [
      {
        question: 'Where can cards be issued?',
        answer: `In ${en.issuingCountries} countries, in ${en.cardCurrencies} currencies.`,
      },
      {
        question: 'What does a foreign transaction cost?',
        answer: `The foreign transaction fee of the cards is ${en.cardTransactionFee}.`,
      },
      {
        question: 'Who sees the number of a card?',
        answer:
          'Of a virtual business card, administrators of the company. Of an employee card, its holder only.',
      },
    ],
    call: {
      heading: 'Issue the first card',
      text: 'The API reference shows the calls, drawn from the running server.',
    },
  },
  cn: {
    title: '发卡',
    description: `通过 API 在 ${cn.issuingCountries} 个国家和地区发行虚拟卡与实体卡，支持 ${cn.cardCurrencies} 种货币。`,
    heading: '发卡，像开账单一样简单',
    lead: `通过 API 发行虚拟卡与实体卡，覆盖 ${cn.issuingCountries} 个国家和地区、${cn.cardCurrencies} 种货币，每张卡都按您产品的规则运行。`,
    figures: [
      { value: cn.issuingCountries, label: '个发卡国家和地区' },
      { value: cn.cardCurrencies, label: '种货币' },
      { value: cn.cardTransactionFee, label: '境外交易手续费' },
    ],
    features: {
      heading: '规则由您的产品决定',
      cards: [
        { title: '一次调用，一张虚拟卡', text: '为一次预订、一家供应商或一场活动发卡，调用返回即可使用。' },
        { title: '需要时有实体卡', text: '同一套接口，把实体卡交到需要的人手中。' },
        { title: '每张卡都有控制', text: '按金额、按月限额；冻结与注销即时生效。' },
        { title: '企业卡与员工卡', text: '卡属于谁，决定谁能看卡号，由服务器把关。' },
        { title: '从余额扣款', text: `消费从对应币种余额扣除，境外交易手续费 ${cn.cardTransactionFee}。` },
        { title: '事件实时送达', text: '卡上发生的一切，经变更流通知您的程序。' },
      ],
    },
    steps: {
      heading: '三次调用发一张卡',
      list: [
        { title: '创建', text: '给公司或个人，虚拟或实体。' },
        { title: '设定规则', text: '币种、限额与有效期。' },
        { title: '跟踪', text: '交易进入您的总账与变更流。' },
      ],
    },
    proof: {
      heading: '设定规则，看看哪些交易能通过',
      lead: '限额从下一笔交易起生效；被拒绝的交易，会说明原因。',
    },
    questions: [
      {
        question: '可以在哪里发卡？',
        answer: `${cn.issuingCountries} 个国家和地区，${cn.cardCurrencies} 种货币。`,
      },
      { question: '境外交易收费吗？', answer: `卡片境外交易手续费为 ${cn.cardTransactionFee}。` },
      { question: '谁能看到卡号？', answer: '企业虚拟卡由公司管理员查看；员工卡只有持卡人本人可见。' },
    ],
    call: { heading: '发出第一张卡', text: 'API 参考由运行中的服务器生成，每个调用都在其中。' },
  },
}
