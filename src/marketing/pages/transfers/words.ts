import { claims } from '../../claims/claims'
import type { SiteLanguage } from '../../language'
import type { ProductWords } from '../product'

const { en, cn } = claims

export const words: Readonly<Record<SiteLanguage, ProductWords>> = {
  en: {
    title: 'Transfers',
    description: `Exchange between currencies and send by local transfer to ${en.localTransferCountries} countries.`,
    heading: 'Send it as a local transfer, not as a journey',
    lead: `Exchange what you hold and pay suppliers, partners and people in ${en.localTransferCountries} countries by the local transfers of their own banks.`,
    figures: [
      { value: en.localTransferCountries, label: 'countries for local transfers' },
      { value: en.localAccountCountries, label: 'countries with local accounts' },
      ...en.quotes,
    ],
    features: {
      heading: 'What arrives is what you meant',
      cards: [
        {
          title: 'Local rails',
          text: 'A transfer travels by the domestic system of the country to which it goes, and the recipient sees a domestic receipt.',
        },
        {
          title: 'The amount before the click',
          text: 'Rate, fee and the amount that arrives stand on one line before anything is sent.',
        },
        {
          title: 'Exchange and send in one step',
          text: 'Sell from one balance, send in another currency. Both halves are one entry of the ledger.',
        },
        {
          title: 'Recipients are remembered',
          text: 'Details are entered once and checked in the form of their country; changes are kept with who made them.',
        },
        { title: 'Two pairs of eyes', text: 'Who prepares and who releases can be two people, by role.' },
        {
          title: 'A trace of every transfer',
          text: 'Each one has its states, with the time of each, in the dashboard and by API.',
        },
      ],
    },
    steps: {
      heading: 'How a transfer works',
      list: [
        { title: 'Say how much', text: 'Of what leaves you, or of what should arrive.' },
        {
          title: 'Take the quote',
          text: `It holds from ${en.quoteValidity.from} to ${en.quoteValidity.to}, as you choose.`,
        },
        {
          title: 'Release it',
          text: 'The transfer goes out by the recipient’s local system, and you see where it is.',
        },
      ],
    },
    proof: {
      heading: 'What would arrive?',
      lead: 'Sample rates of one day, said to be so: try the sum that you have in mind.',
    },
    questions: [
      {
        question: 'To how many countries can I send?',
        answer: `Local transfers reach ${en.localTransferCountries} countries.`,
      },
      {
        question: 'Is the rate certain when I send?',
        answer: `Yes. You send at a quote, which stays valid from ${en.quoteValidity.from} to ${en.quoteValidity.to}.`,
      },
      {
        question: 'Where does the money come from?',
        answer:
          'From the balances that you hold, in whichever currency; it is exchanged on the way where it must be.',
      },
    ],
    call: {
      heading: 'Send the first transfer',
      text: 'With the amount that arrives known before it leaves.',
    },
  },
  cn: {
    title: '换汇与转账',
    description: `多币种换汇，并以本地转账送达 ${cn.localTransferCountries} 个国家和地区。`,
    heading: '不绕路，走本地转账',
    lead: `兑换手中的货币，通过收款方所在地的本地清算，付给 ${cn.localTransferCountries} 个国家和地区的供应商、伙伴与个人。`,
    figures: [
      { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
      { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
      ...cn.quotes,
    ],
    features: {
      heading: '到账的，正是您想付的',
      cards: [
        { title: '本地通道', text: '款项经收款国的境内系统送达，收款人看到的是一笔本地入账。' },
        { title: '付款前就知道到账额', text: '汇率、费用与到账金额写在同一行，确认之后才会付出。' },
        { title: '换汇与付款一步完成', text: '从一种余额卖出，以另一种货币付出，两端记在同一笔分录里。' },
        { title: '收款人存一次就好', text: '按收款国的格式录入并校验；谁改过、改了什么，都有记录。' },
        { title: '双人复核', text: '制单与放行可以由不同的人完成，由角色决定。' },
        { title: '每笔转账有迹可循', text: '每个状态及其时间，在后台和 API 里都能看到。' },
      ],
    },
    steps: {
      heading: '转账怎样完成',
      list: [
        { title: '填写金额', text: '可以填付出多少，也可以填到账多少。' },
        { title: '锁定报价', text: `有效期由您选择，从 ${cn.quoteValidity.from}到 ${cn.quoteValidity.to}。` },
        { title: '放行', text: '款项经收款方的本地系统送出，走到哪一步随时可见。' },
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
        answer: `确定。您按报价付款，报价有效期从 ${cn.quoteValidity.from}到 ${cn.quoteValidity.to}。`,
      },
      { question: '款项从哪里扣？', answer: '从您持有的任一币种余额扣除，需要时在途中换汇。' },
    ],
    call: { heading: '发起第一笔转账', text: '付出之前，先知道到账多少。' },
  },
}
