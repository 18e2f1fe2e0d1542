import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Payments',
    description: `Accept ${en.paymentMethods} payment methods across ${en.paymentCountries} countries: bank cards, e-wallets and online banking.`,
    heading: 'Let them pay the way they pay at home',
    lead: `Accept bank cards, e-wallets and online banking: ${en.paymentMethods} payment methods across ${en.paymentCountries} countries, in one integration.`,
    note: `Payments can arrive in as little as ${en.fastestSettlement}.`,
    figures: [
      { value: en.paymentMethods, label: 'payment methods' },
      { value: en.paymentCountries, label: 'countries to accept payments in' },
      { value: en.fastestSettlementDays, label: 'business day: fastest arrival' },
      { value: en.businesses, label: 'businesses trust us' },
    ],
    features: {
      heading: 'A checkout that knows where it is',
      cards: [
        {
          title: 'The right methods first',
          text: 'What is usual in the buyer’s country stands on top; the rest stays out of the way.',
        },
        {
          title: 'Bank cards',
          text: `Buyers in ${en.paymentCountries} countries pay with the card that they have already.`,
        },
        {
          title: 'E-wallets',
          text: 'The wallets that buyers carry on their phones, opened from your checkout and back.',
        },
        {
          title: 'Online banking redirects',
          text: 'Buyers sign in to their own bank, approve the payment and return to you.',
        },
        {
          title: 'Settled into your balances',
          text: 'What is paid arrives in the currency it was paid in. Exchange it or pay with it.',
        },
        {
          title: 'Grouped by market',
          text: 'Featured methods, those of Asia-Pacific, and those of the EU and the UK.',
        },
      ],
    },
    steps: {
      heading: 'From a cart to a balance',
      list: [
        { title: 'Offer', text: 'Your page shows the methods of the buyer’s country.' },
        { title: 'Pay', text: 'The buyer pays by card, wallet or bank.' },
        {
          title: 'Receive',
          text: `The payment reaches your balance, in as little as ${en.fastestSettlement}.`,
        },
      ],
    },
    proof: {
      heading: 'Which methods, and where?',
      lead: `Look through examples of the ${en.paymentMethods} methods by region, by kind and by the country of the buyer.`,
    },
    questions: [
      {
        question: 'Which payment methods are there?',
        answer: `${en.paymentMethods} methods: bank cards, e-wallets and online banking redirects, grouped into featured ones, those of Asia-Pacific, and those of the EU and the UK.`,
      },
      { question: 'Where can my customers be?', answer: `In ${en.paymentCountries} countries.` },
      {
        question: 'When is the money there?',
        answer: `In as little as ${en.fastestSettlement}, depending on the method.`,
      },
    ],
    other: {
      text: 'Do you want to pay for your plan instead?',
      to: '/payment',
      label: 'Go to the payment page',
    },
    call: {
      heading: 'Accept the first payment',
      text: 'One integration, and the methods of every market in which you sell.',
    },
  },
  cn: {
    title: '收单',
    description: `覆盖 ${cn.paymentCountries} 个国家和地区，受理 ${cn.paymentMethods} 种支付方式：银行卡、电子钱包与网上银行。`,
    heading: '让客户用习惯的方式付款',
    lead: `一次接入，受理银行卡、电子钱包与网上银行：${cn.paymentMethods} 种支付方式，覆盖 ${cn.paymentCountries} 个国家和地区。`,
    note: `最快${cn.fastestSettlement}到账。`,
    figures: [
      { value: cn.paymentMethods, label: '种支付方式' },
      { value: cn.paymentCountries, label: '个国家和地区可收款' },
      { value: cn.fastestSettlementDays, label: '个工作日，最快到账' },
      { value: cn.businesses, label: '家企业的信赖' },
    ],
    features: {
      heading: '懂得因地制宜的收银台',
      cards: [
        { title: '常用方式在前', text: '买家所在国常用的排在最前，其余的不打扰。' },
        { title: '银行卡', text: `${cn.paymentCountries} 个国家和地区的买家，用手中的卡就能付款。` },
        { title: '电子钱包', text: '从收银台唤起手机里的钱包，付完即回。' },
        { title: '网上银行跳转', text: '买家登录自己的银行确认付款，然后回到您的页面。' },
        { title: '进入您的余额', text: '付什么币种，到什么币种。可以换汇，也可以直接付出。' },
        { title: '按市场分组', text: '精选、亚太地区、欧盟与英国，各有各的常用方式。' },
      ],
    },
    steps: {
      heading: '从购物车到余额',
      list: [
        { title: '展示', text: '页面展示买家所在国的支付方式。' },
        { title: '付款', text: '买家用卡、钱包或网银付款。' },
        { title: '到账', text: `款项进入您的余额，最快${cn.fastestSettlement}到账。` },
      ],
    },
    proof: {
      heading: '有哪些方式，在哪里可用？',
      lead: `按地区、类型和买家所在国家或地区，浏览 ${cn.paymentMethods} 种支付方式中的示例。`,
    },
    questions: [
      {
        question: '有哪些支付方式？',
        answer: `共 ${cn.paymentMethods} 种：银行卡、电子钱包与网上银行跳转，分为精选、亚太地区、欧盟与英国三组。`,
      },
      { question: '客户可以在哪里？', answer: `${cn.paymentCountries} 个国家和地区。` },
      { question: '多久到账？', answer: `最快${cn.fastestSettlement}到账，视支付方式而定。` },
    ],
    other: { text: '您是想为方案付款？', to: '/payment', label: '前往付款页面' },
    call: { heading: '收下第一笔款', text: '一次接入，覆盖您销售的每个市场。' },
  },
}
