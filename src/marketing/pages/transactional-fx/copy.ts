import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Transactional FX',
    description: `FX APIs with locked quotes: valid from ${en.quoteValidity.from} to ${en.quoteValidity.to}, for single or multiple use.`,
    heading: 'Quote a price today and mean it tomorrow',
    lead: `An API that locks the rate behind your prices: ${en.quoteReach}, each quote valid for as long as you choose.`,
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
          text: `A quote is valid from ${en.quoteValidity.from} to ${en.quoteValidity.to}. You choose when you ask for it.`,
        },
        {
          title: 'Once, or again and again',
          text: 'A single-use quote for one payment, a multi-use quote for every sale while it holds.',
        },
        {
          title: 'Forwards',
          text: `Settlement from ${en.forwardDays.from} to ${en.forwardDays.to} days ahead for G10 pairs, for what is ordered now and paid later.`,
        },
        {
          title: 'No surprise in the margin',
          text: 'The rate that you showed is the rate you exchange at, for as long as the quote holds.',
        },
        {
          title: 'From either side',
          text: 'Ask with the amount that you sell, or with the amount that has to arrive.',
        },
        {
          title: 'Nothing left open',
          text: 'Each quote says the rate, both amounts, when it was given and when it ends.',
        },
      ],
    },
    steps: {
      heading: 'How it works',
      list: [
        { title: 'Ask for a rate', text: 'A pair, an amount and how long it should hold.' },
        {
          title: 'Sell at it',
          text: 'Show prices in the buyer’s currency for as long as the quote is valid.',
        },
        {
          title: 'Settle',
          text: `At the rate of the quote; G10 pairs also by forward, ${en.forwardDays.from} to ${en.forwardDays.to} days ahead.`,
        },
      ],
    },
    proof: {
      heading: 'Try it: lock a rate',
      lead: 'A quote at the sample rates of one day, and how long it holds.',
    },
    api: {
      heading: 'A quote is one call',
      lead: 'Sample rates and quotes need no account. Copy a call, run it, get a live answer.',
      calls: [
        { of: 'rates', text: 'The sample rates of a currency, for every other one.' },
        {
          of: 'quote',
          text: 'The answer says the rate, both amounts and when the quote ends. It is a sample, not an offer.',
        },
      ],
    },
    questions: [
      {
        question: 'How long is a quote valid?',
        answer: `From ${en.quoteValidity.from} to ${en.quoteValidity.to}, for single or multiple use.`,
      },
      {
        question: 'Which currencies are there?',
        answer: `${en.quoteReach}.`,
      },
      {
        question: 'What are forwards for?',
        answer: `For settlement that lies ahead: from ${en.forwardDays.from} to ${en.forwardDays.to} days, for G10 pairs.`,
      },
    ],
    call: {
      heading: 'Put a rate behind your prices',
      text: 'Open an account, or read the API reference first.',
    },
  },
  cn: {
    title: '交易型外汇',
    description: `锁定报价的外汇 API：${cn.quoteReach}；单笔报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}。`,
    heading: '今天报的价，明天照样算数',
    lead: `用 API 锁定价格背后的汇率：${cn.quoteReach}；单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}。`,
    figures: [
      ...cn.quotes,
      { value: cn.quoteValidity.to, label: '单笔 API 报价最长有效期' },
      {
        value: `${cn.forwardDays.from}–${cn.forwardDays.to} 天`,
        label: '远期交割（G10 货币对）',
      },
    ],
    features: {
      heading: '像价格一样可靠的汇率',
      cards: [
        {
          title: '要多久，锁多久',
          text: `单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}，询价时由您指定。`,
        },
        { title: '单次或多次使用', text: '单次报价对应一笔付款；多次报价在有效期内覆盖全部成交。' },
        {
          title: '远期交割',
          text: `G10 货币对支持 ${cn.forwardDays.from} 至 ${cn.forwardDays.to} 天远期，适合先下单、后付款的交易。`,
        },
        { title: '利润不再意外', text: '报价有效期内，展示的汇率就是成交的汇率。' },
        { title: '两端都可询价', text: '按卖出的金额询价，或按需要到账的金额询价。' },
        { title: '一目了然', text: '每个报价都写明汇率、双方金额、报价时间与到期时间。' },
      ],
    },
    steps: {
      heading: '如何运作',
      list: [
        { title: '询价', text: '货币对、金额，以及需要锁定多久。' },
        { title: '销售', text: '在有效期内，以买家的货币标价。' },
        {
          title: '结算',
          text: `按报价的汇率结算；G10 货币对还可选 ${cn.forwardDays.from} 至 ${cn.forwardDays.to} 天远期。`,
        },
      ],
    },
    proof: { heading: '试一试：锁定汇率', lead: '按某一日的示例汇率获取报价，看看它能保持多久。' },
    api: {
      heading: '一次调用，即得报价',
      lead: '获取示例汇率与报价无需账户。复制示例，即刻运行，得到实时应答。',
      calls: [
        { of: 'rates', text: '某一货币对其他各货币的示例汇率。' },
        { of: 'quote', text: '应答包含汇率、双方金额与到期时间。报价为示例，不构成要约。' },
      ],
    },
    questions: [
      {
        question: '报价有效期多长？',
        answer: `单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}，可单次或多次使用。`,
      },
      {
        question: '支持哪些货币？',
        answer: `${cn.quoteReach}。`,
      },
      {
        question: '远期用来做什么？',
        answer: `用于未来的交割：G10 货币对可选 ${cn.forwardDays.from} 至 ${cn.forwardDays.to} 天。`,
      },
    ],
    call: { heading: '让价格有汇率托底', text: '立即开户，或先阅读 API 参考。' },
  },
}
