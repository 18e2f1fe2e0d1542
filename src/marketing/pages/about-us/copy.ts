import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'

const { en, cn } = claims

const english = {
  title: 'About us',
  description: 'Who builds this platform for cross-border payments, why, and under which licences.',
  heading: 'We build the shortest way between two accounts',
  lead: 'We think that a payment abroad should be as plain as one across the street: in local accounts, by local transfer, at a rate that is known before.',
  figures: [
    { value: en.businesses, label: 'businesses trust us' },
    { value: en.localAccountCountries, label: 'countries with local accounts' },
    { value: en.localTransferCountries, label: 'countries for local transfers' },
    { value: en.paymentCountries, label: 'countries to accept payments in' },
  ],
  story: {
    heading: 'What we hold on to',
    cards: [
      {
        title: 'One ledger',
        text: 'Receipts, exchanges and payments are entries of one ledger. What was booked stays, and is corrected by an entry that reverses it.',
      },
      {
        title: 'The amount first',
        text: `What a payment costs and what arrives is said before it is sent. A quote holds from ${en.quoteValidity.from} to ${en.quoteValidity.to}.`,
      },
      {
        title: 'Nobody sees too much',
        text: 'Who may see what is a rule of the server, not a matter of the screen. Only the cardholder sees the details of an employee card.',
      },
      {
        title: 'Two languages',
        text: 'The site and the dashboard are in English and in Chinese, page for page.',
      },
    ],
  },
  licences: {
    heading: 'Licences and standards',
    cards: [
      { title: 'Money service operator licence', text: 'We hold a licence as a money service operator.' },
      { title: 'PCI DSS', text: 'Card data is handled by the standard of the card industry.' },
      { title: 'SOC1 and SOC2', text: 'Our controls over figures and over data follow both standards.' },
    ],
  },
  team: {
    heading: 'The team',
    lead: 'Four of those who answer for what you read here. They are made up, like the company.',
    people: [
      { name: 'Elena Marsh', role: 'Chief executive', text: 'Signs for the licences.' },
      { name: 'Wei Lin', role: 'Payments', text: 'Opens countries, one local account at a time.' },
      { name: 'Tomas Reyes', role: 'Engineering', text: 'Keeps the ledger in order.' },
      { name: 'Hannah Osei', role: 'Risk and compliance', text: 'Says no, and says why.' },
    ],
  },
  call: {
    heading: 'Come and see',
    text: 'Registering takes one form and costs nothing.',
    open: 'Open an account',
    look: 'See the prices',
  },
}

const chinese: typeof english = {
  title: '关于我们',
  description: '谁在打造这个跨境支付平台、为什么，以及持有哪些牌照。',
  heading: '我们修建两个账户之间最短的路',
  lead: '我们认为，付到国外应当像付到对街一样简单明白：本地账户收款，本地转账付款，汇率事先可知。',
  figures: [
    { value: cn.businesses, label: '家企业的信赖' },
    { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
    { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
    { value: cn.paymentCountries, label: '个国家和地区可收款' },
  ],
  story: {
    heading: '我们坚持的事',
    cards: [
      {
        title: '一本总账',
        text: '收款、换汇与付款都是同一本账里的分录。已入账的不会消失，更正以冲销分录完成。',
      },
      {
        title: '金额在前',
        text: `要花多少、到账多少，付出之前就说清楚。单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}。`,
      },
      { title: '各看各的', text: '谁能看什么由服务器决定，而不是由界面决定。员工卡信息只有持卡人本人可见。' },
      { title: '两种语言', text: '网站与控制台均有中文和英文，页页对应。' },
    ],
  },
  licences: {
    heading: '牌照与标准',
    cards: [
      { title: '货币服务经营者牌照', text: '我们持有货币服务经营者牌照。' },
      { title: 'PCI DSS', text: '按照支付卡行业标准处理卡数据。' },
      { title: 'SOC1 与 SOC2', text: '财务控制与数据控制均符合相应标准。' },
    ],
  },
  team: {
    heading: '团队',
    lead: '为本站内容负责的四位同事。人物与公司一样，均为虚构。',
    people: [
      { name: '马艾琳', role: '首席执行官', text: '为牌照签字的人。' },
      { name: '林薇', role: '支付业务', text: '一个本地账户一个本地账户地打开新市场。' },
      { name: '雷托马', role: '工程', text: '让账本清清楚楚。' },
      { name: '欧汉娜', role: '风险与合规', text: '敢说不，也说清为什么。' },
    ],
  },
  call: {
    heading: '欢迎体验',
    text: '填写一份表单即可注册，不收任何费用。',
    open: '立即开户',
    look: '查看价格',
  },
}

export const copy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }
