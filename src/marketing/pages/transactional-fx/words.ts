import { claims } from '../../claims/claims'
import type { SiteLanguage } from '../../language'
import type { ProductWords } from '../product'

const { en, cn } = claims

export const words: Readonly<Record<SiteLanguage, ProductWords>> = {
  en: {
    title: 'Transactional FX',
    description: `FX APIs with locked quotes: valid from ${en.quoteValidity.from} to ${en.quoteValidity.to}, for single or multiple use.`,
    heading: 'Quote a price today and mean it tomorrow',
    lead: `An API that locks the rate behind your prices: ${en.quotes.map(({ value, label }) => `${value} ${label}`).join(' across ')}, each quote valid for as long as your sale takes.`,
    figures: [
      ...en.quotes,
      { value: en.quoteValidity.to, label: 'longest validity of a quote' },
      { value: `${en.forwardDays.from}–${en.forwardDays.to}`, label: 'days of a forward, G10 pairs' },
    ],
    features: {
      heading: 'Rates that behave like prices',
      cards: [
        {
          title: 'As long as you need',
          text: `A quote is valid from ${en.quoteValidity.from} to ${en.quoteValidity.to}. You say for how long when you ask for it.`,
        },
        {
          title: 'Once, or again and again',
          text: 'A single-use quote for one payment, a multi-use quote for everything that is sold while it holds.',
        },
        {
          title: 'Forwards',
          text: `Settlement from ${en.forwardDays.from} to ${en.forwardDays.to} days ahead for G10 pairs, for what is ordered now and paid later.`,
        },
        {
          title: 'No surprise in the margin',
          text: 'The rate that you showed is the rate that is settled. What lies between is ours to carry.',
        },
        {
          title: 'Asked twice, done once',
          text: 'Every call may be repeated with its key: a lost answer is no second trade.',
        },
        {
          title: 'Written down',
          text: 'Each quote and each use of it stands in the ledger, with the moment it was given.',
        },
      ],
    },
    steps: {
      heading: 'Three calls',
      list: [
        { title: 'Ask for a rate', text: 'A pair, an amount and how long it should hold.' },
        {
          title: 'Sell at it',
          text: 'Show prices in the buyer’s currency for as long as the quote is valid.',
        },
        { title: 'Settle', text: 'Use the quote. What was promised is what is exchanged.' },
      ],
    },
    proof: {
      heading: 'Lock one',
      lead: 'A quote at the sample rates of one day, and how long it would hold.',
    },
    questions: [
      {
        question: 'How long is a quote valid?',
        answer: `From ${en.quoteValidity.from} to ${en.quoteValidity.to}, for single or multiple use.`,
      },
      {
        question: 'Which currencies are there?',
        answer: `${en.quotes.map(({ value, label }) => `${value} ${label}`).join(' across ')}.`,
      },
      {
        question: 'What are forwards for?',
        answer: `For settlement that lies ahead: from ${en.forwardDays.from} to ${en.forwardDays.to} days, for G10 pairs.`,
      },
    ],
    call: {
      heading: 'Put a rate behind your prices',
      text: 'The API reference shows the calls, drawn from the running server.',
    },
  },
  cn: {
    title: '交易型外汇',
    description: `锁定报价的外汇 API：有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}，可单次或多次使用。`,
    heading: '今天报的价，明天照样算数',
    lead: `用 API 锁定价格背后的汇率：${cn.quotes.map(({ value, label }) => `${value}${label}`).join('，')}，报价的有效期由成交节奏决定。`,
    figures: [
      ...cn.quotes,
      { value: cn.quoteValidity.to, label: '报价最长有效期' },
      { value: `${cn.forwardDays.from}–${cn.forwardDays.to}`, label: '天远期交割（G10 货币对）' },
    ],
    features: {
      heading: '像价格一样可靠的汇率',
      cards: [
        {
          title: '要多久，锁多久',
          text: `报价有效期从 ${cn.quoteValidity.from}到 ${cn.quoteValidity.to}，询价时由您指定。`,
        },
        { title: '单次或多次使用', text: '单次报价对应一笔付款；多次报价在有效期内覆盖全部成交。' },
        {
          title: '远期交割',
          text: `G10 货币对支持 ${cn.forwardDays.from} 至 ${cn.forwardDays.to} 天远期，先下单、后付款也能锁定成本。`,
        },
        { title: '利润不再意外', text: '展示的汇率就是结算的汇率，其间的波动由我们承担。' },
        { title: '重试也只成交一次', text: '每次调用都可凭幂等键重发，响应丢失不会变成第二笔交易。' },
        { title: '有据可查', text: '每个报价、每次使用及其时间，都记在总账里。' },
      ],
    },
    steps: {
      heading: '三次调用',
      list: [
        { title: '询价', text: '货币对、金额，以及需要锁定多久。' },
        { title: '销售', text: '在有效期内，以买家的货币标价。' },
        { title: '结算', text: '使用报价：承诺多少，就兑换多少。' },
      ],
    },
    proof: { heading: '试着锁定一个', lead: '按某一日的示例汇率生成报价，看看它能保持多久。' },
    questions: [
      {
        question: '报价有效期多长？',
        answer: `从 ${cn.quoteValidity.from}到 ${cn.quoteValidity.to}，可单次或多次使用。`,
      },
      {
        question: '支持哪些货币？',
        answer: `${cn.quotes.map(({ value, label }) => `${value}${label}`).join('，')}。`,
      },
      {
        question: '远期用来做什么？',
        answer: `用于未来的交割：G10 货币对可选 ${cn.forwardDays.from} 至 ${cn.forwardDays.to} 天。`,
      },
    ],
    call: { heading: '让价格有汇率托底', text: 'API 参考由运行中的服务器生成，每个调用都在其中。' },
  },
}
