import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Transfers',
    description: `Exchange between currencies and send by local transfer to ${en.localTransferCountries} countries.`,
    heading: 'Send money abroad as a local transfer',
    lead: `Exchange what you hold and pay suppliers, partners and people in ${en.localTransferCountries} countries by local transfer.`,
    figures: [
      { value: en.localTransferCountries, label: 'countries for local transfers' },
      { value: en.localAccountCountries, label: 'countries with local accounts' },
      ...en.quotes,
    ],
    features: {
      heading: 'What arrives is what you meant to send',
      cards: [
        {
          title: 'Local rails',
          text: 'A transfer travels by the domestic system of the country it goes to, and the recipient sees a domestic payment.',
        },
        {
          title: 'The amount before the click',
          text: 'Rate, fee and the amount that arrives stand together before anything is sent.',
        },
        {
          title: 'Exchange and send in one step',
          text: 'Sell from one balance, send in another currency. Both sides carry the same transfer number in the ledger.',
        },
        {
          title: 'Details checked by country',
          text: 'Account details are written in the form of the recipient’s country, and checked in it.',
        },
        {
          title: 'Roles decide who pays',
          text: 'Who sees balances and who books payments follows from their role.',
        },
        {
          title: 'A trace of every transfer',
          text: 'Each one shows its status and its history, in the dashboard and by API.',
        },
      ],
    },
    steps: {
      heading: 'How a transfer works',
      list: [
        { title: 'Enter the amount', text: 'What leaves your balance, or what should arrive.' },
        {
          title: 'Lock the rate',
          text: `A quote holds from ${en.quoteValidity.from} to ${en.quoteValidity.to}, as you choose.`,
        },
        {
          title: 'Send it',
          text: 'The transfer goes out by the recipient’s local system, and its status stands in your dashboard.',
        },
      ],
    },
    proof: {
      heading: 'What would arrive?',
      lead: 'Try the amount that you have in mind, at the sample rates of one day.',
    },
    questions: [
      {
        question: 'How many countries can I send to?',
        answer: `Local transfers reach ${en.localTransferCountries} countries.`,
      },
      {
        question: 'Is the rate certain when I send?',
        answer: `Yes. You send at a quote, which stays valid from ${en.quoteValidity.from} to ${en.quoteValidity.to}.`,
      },
      {
        question: 'Where does the money come from?',
        answer: 'From the balances that you hold, in any currency; it is exchanged on the way where needed.',
      },
    ],
    call: {
      heading: 'Send the first transfer',
      text: 'Know what arrives before anything leaves.',
    },
  },
  cn: {
    title: '换汇与转账',
    description: `多币种换汇，并以本地转账送达 ${cn.localTransferCountries} 个国家和地区。`,
    heading: '不绕路，走本地转账',
    lead: `兑换手中的货币，以本地转账付给 ${cn.localTransferCountries} 个国家和地区的供应商、伙伴与个人。`,
    figures: [
      { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
      { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
      ...cn.quotes,
    ],
    features: {
      heading: '到账的，正是您想付的',
      cards: [
        { title: '本地通道', text: '款项经收款国的境内系统送达，收款人看到的是一笔境内入账。' },
        { title: '付款前就知道到账额', text: '汇率、费用与到账金额一并列出，确认之后才会付出。' },
        {
          title: '换汇与付款一步完成',
          text: '从一种余额卖出，以另一种货币付出，两端在总账中使用同一转账编号。',
        },
        { title: '按国家校验', text: '按收款国的格式填写账户信息，并按该格式校验。' },
        { title: '谁能付款，由角色决定', text: '谁能查看余额、谁能入账付款，由各自的角色决定。' },
        { title: '每笔转账有迹可循', text: '每笔转账的状态与历史，在控制台和 API 里都能看到。' },
      ],
    },
    steps: {
      heading: '转账如何完成',
      list: [
        { title: '填写金额', text: '可以填付出多少，也可以填到账多少。' },
        {
          title: '锁定报价',
          text: `单笔报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}，由您选择。`,
        },
        { title: '付出', text: '款项经收款方的本地系统送出，状态在控制台可见。' },
      ],
    },
    proof: { heading: '能到账多少？', lead: '采用某一日的示例汇率，试算您心中的金额。' },
    questions: [
      {
        question: '可以付往多少个国家和地区？',
        answer: `本地转账可达 ${cn.localTransferCountries} 个国家和地区。`,
      },
      {
        question: '付款时汇率确定吗？',
        answer: `确定。您按报价付款：${cn.quoteReach}；单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}。`,
      },
      { question: '款项从哪里扣？', answer: '从您持有的任一币种余额扣除，需要时在途中换汇。' },
    ],
    call: { heading: '发起第一笔转账', text: '付出之前，先知道到账多少。' },
  },
}
