import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Issuing',
    description: `Issue virtual and physical cards by API in ${en.issuingCountries} countries and ${en.cardCurrencies} currencies.`,
    heading: 'Issue cards as easily as you issue invoices',
    lead: `Virtual and physical cards by API, in ${en.issuingCountries} countries and ${en.cardCurrencies} currencies, each with a limit of its own.`,
    figures: [
      { value: en.issuingCountries, label: 'countries of issue' },
      { value: en.cardCurrencies, label: 'currencies' },
      { value: en.cardTransactionFee, label: 'foreign transaction fee' },
    ],
    features: {
      heading: 'Cards by your rules',
      cards: [
        {
          title: 'A card in one call',
          text: 'For a booking, a supplier or a campaign: it is there when the call returns.',
        },
        {
          title: 'Virtual and physical',
          text: 'Virtual cards for payments online, physical cards for the pocket.',
        },
        {
          title: 'Controls on every card',
          text: 'A monthly limit for each card. Freeze it, unfreeze it or close it at any time.',
        },
        {
          title: 'Business and employee cards',
          text: 'Whose card it is decides who sees its number, and the server keeps to it.',
        },
        {
          title: 'Several currencies, one card',
          text: `Cards pay in ${en.cardCurrencies} currencies. The foreign transaction fee is ${en.cardTransactionFee}.`,
        },
        {
          title: 'Events as they happen',
          text: 'Your program is told of every change to a card, by server-sent events.',
        },
      ],
    },
    steps: {
      heading: 'A card in three calls',
      list: [
        { title: 'Create it', text: 'For the company or for one person, with its currency and its limit.' },
        { title: 'Control it', text: 'Change the limit, freeze the card or close it.' },
        { title: 'Follow it', text: 'Read the card and its history, or be told of each change.' },
      ],
    },
    proof: {
      heading: 'Set a limit, and see what goes through',
      lead: 'A sample month of one card. What is refused is refused with the reason.',
    },
    api: {
      heading: 'A card by API',
      lead: 'With your token, these calls run as they stand.',
      calls: [
        {
          of: 'card',
          text: 'Created, once for that key. The answer is the card; its limit is in cents.',
        },
        { of: 'cardFrozen', text: 'Frozen, until somebody with that right unfreezes it.' },
      ],
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
          'Of a virtual business card, company administrators. Of an employee card, only the cardholder.',
      },
    ],
    call: {
      heading: 'Issue the first card',
      text: 'Open an account, or read the API reference first.',
    },
  },
  cn: {
    title: '发卡',
    description: `通过 API 在 ${cn.issuingCountries} 个国家和地区发行虚拟卡与实体卡，支持 ${cn.cardCurrencies} 种货币。`,
    heading: '发卡，像开账单一样简单',
    lead: `通过 API 发行虚拟卡与实体卡，覆盖 ${cn.issuingCountries} 个国家和地区、${cn.cardCurrencies} 种货币，每张卡都有自己的限额。`,
    figures: [
      { value: cn.issuingCountries, label: '个发卡国家和地区' },
      { value: cn.cardCurrencies, label: '种货币' },
      { value: cn.cardTransactionFee, label: '境外交易手续费' },
    ],
    features: {
      heading: '规则由您决定',
      cards: [
        { title: '一次调用，一张卡', text: '为一次预订、一家供应商或一场活动发卡，调用返回即可使用。' },
        { title: '虚拟与实体', text: '虚拟卡用于线上支付，实体卡随身携带。' },
        { title: '每张卡都有控制', text: '每张卡都有月限额，可随时冻结、解冻或注销。' },
        { title: '企业卡与员工卡', text: '卡属于谁，决定谁能看卡号，由服务器把关。' },
        {
          title: '一张卡，多种货币',
          text: `支持 ${cn.cardCurrencies} 种货币，境外交易手续费 ${cn.cardTransactionFee}。`,
        },
        { title: '事件实时送达', text: '卡片的每次变更，都以服务器推送事件通知您的程序。' },
      ],
    },
    steps: {
      heading: '三次调用发一张卡',
      list: [
        { title: '创建', text: '归属公司或个人，并设定币种与限额。' },
        { title: '管理', text: '调整限额、冻结或注销卡片。' },
        { title: '跟踪', text: '读取卡片及其历史，或接收每次变更的通知。' },
      ],
    },
    proof: {
      heading: '设定限额，看看哪些交易能通过',
      lead: '一张卡一个月的示例交易；被拒绝的，会说明原因。',
    },
    api: {
      heading: '通过 API 发卡',
      lead: '填入您的令牌，以下调用即可运行。',
      calls: [
        { of: 'card', text: '创建：同一幂等键只执行一次。应答即为卡片，限额以分为单位。' },
        { of: 'cardFrozen', text: '冻结：直到有权限的人解冻。' },
      ],
    },
    questions: [
      {
        question: '可以在哪里发卡？',
        answer: `${cn.issuingCountries} 个国家和地区，${cn.cardCurrencies} 种货币。`,
      },
      { question: '境外交易收费吗？', answer: `卡片境外交易手续费为 ${cn.cardTransactionFee}。` },
      { question: '谁能看到卡号？', answer: '企业虚拟卡由公司管理员查看；员工卡只有持卡人本人可见。' },
    ],
    call: { heading: '发出第一张卡', text: '立即开户，或先阅读 API 参考。' },
  },
}
