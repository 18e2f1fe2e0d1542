import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'

const { en, cn } = claims

const english = {
  title: 'Cross-border payments for businesses',
  description:
    'Collect in local accounts, exchange at locked rates, pay out and issue cards: one platform for businesses that work across borders.',
  heading: 'Money across borders, without the detours',
  lead: 'Collect from your customers in their own currency, exchange at a locked rate, pay out abroad and issue cards. One platform, made for businesses.',
  open: 'Open an account',
  look: 'See what it does',
  prices: 'See the prices',
  note: 'No opening fees, no monthly charges and no minimum transaction on global accounts.',
  figures: [
    { value: en.localAccountCountries, label: 'countries with local accounts' },
    { value: en.localTransferCountries, label: 'countries for local transfers' },
    { value: en.paymentCountries, label: 'countries to accept payments in' },
    { value: en.businesses, label: 'businesses trust us' },
  ],
  products: {
    heading: 'One account, every direction',
    lead: 'Seven products on one platform. Start with one; the others are there when you need them.',
  },
  teasers: {
    '/global-accounts': `Local accounts in ${en.localAccountCountries} countries. No opening fees, no monthly charges, no minimum transaction.`,
    '/cards': `Virtual and physical cards for company and people, with a foreign transaction fee of ${en.cardTransactionFee}.`,
    '/transfers': `Exchange what you hold and send it by local transfer to ${en.localTransferCountries} countries.`,
    '/payments': `${en.paymentMethods} payment methods across ${en.paymentCountries} countries. Payments can arrive in as little as ${en.fastestSettlement}.`,
    '/transactional-fx': `Quotes that hold from ${en.quoteValidity.from} to ${en.quoteValidity.to}: ${en.quoteReach}.`,
    '/payouts': 'Pay sellers, suppliers and freelancers in one batch, every line checked before money moves.',
    '/issuing': `Issue cards of your own by API, in ${en.issuingCountries} countries and ${en.cardCurrencies} currencies.`,
  },
  steps: {
    heading: 'How it works',
    list: [
      {
        title: 'Collect',
        text: 'Customers pay into local accounts or by the methods they know, and the money arrives in its own currency.',
      },
      { title: 'Hold or convert', text: 'Hold it, exchange it at a locked rate, or spend it by card.' },
      { title: 'Pay', text: 'By local transfer, in a batch or by API.' },
    ],
  },
  proof: {
    heading: 'Try it: lock a rate',
    lead: 'Enter what you pay or what should arrive, and get a live sample quote. It holds for as long as you choose, and counts down as you watch.',
  },
  coverage: {
    heading: 'Local where your customers are',
    lead: 'Local accounts, local transfers and local ways to pay. We hold a money service operator licence and comply with PCI DSS, SOC1 and SOC2.',
  },
  developers: {
    heading: 'Built for developers: lock a rate with one call',
    lead: 'FX APIs with locked quotes, and a reference that shows every call.',
  },
  questions: {
    heading: 'Questions',
    list: [
      {
        question: 'What does a global account cost?',
        answer: 'There are no opening fees, no monthly charges and no minimum transaction.',
      },
      {
        question: 'How long does a quote hold?',
        answer: `From ${en.quoteValidity.from} to ${en.quoteValidity.to}, for single or multiple use.`,
      },
      {
        question: 'When do payments arrive?',
        answer: `In as little as ${en.fastestSettlement}, depending on the method.`,
      },
      {
        question: 'Who may see the details of a card?',
        answer:
          'Company administrators can view the details of virtual business cards, but not those of employee cards, which only the cardholder sees.',
      },
    ],
  },
  call: { heading: 'Start with one account', text: 'Registering takes one form and costs nothing.' },
} as const

type Same<Copy> = { readonly [Key in keyof Copy]: Copy[Key] extends string ? string : Same<Copy[Key]> }

const chinese: Same<typeof english> = {
  title: '面向企业的跨境支付平台',
  description: '本地账户收款、锁定汇率换汇、全球付款与发卡：为跨境经营的企业打造的一站式平台。',
  heading: '让资金跨境，不绕弯路',
  lead: '以客户的货币收款，按锁定汇率换汇，向海外付款，并发行自己的卡。一个平台，为企业而建。',
  open: '立即开户',
  look: '了解产品',
  prices: '查看价格',
  note: '全球账户无开户费、无月费、无最低交易额。',
  figures: [
    { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
    { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
    { value: cn.paymentCountries, label: '个国家和地区可收款' },
    { value: cn.businesses, label: '家企业的信赖' },
  ],
  products: { heading: '一个账户，通向四方', lead: '七种产品，一个平台。从其中一种开始，其余的随时可用。' },
  teasers: {
    '/global-accounts': `${cn.localAccountCountries} 个国家和地区的本地账户，无开户费、无月费、无最低交易额。`,
    '/cards': `公司与员工的虚拟卡和实体卡，境外交易手续费 ${cn.cardTransactionFee}。`,
    '/transfers': `兑换手中的货币，以本地转账送达 ${cn.localTransferCountries} 个国家和地区。`,
    '/payments': `${cn.paymentMethods} 种支付方式，覆盖 ${cn.paymentCountries} 个国家和地区，最快${cn.fastestSettlement}到账。`,
    '/transactional-fx': `${cn.quoteReach}；单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}。`,
    '/payouts': '一个批次付给卖家、供应商与自由职业者，资金移动之前逐行校验。',
    '/issuing': `通过 API 发行自己的卡，覆盖 ${cn.issuingCountries} 个国家和地区、${cn.cardCurrencies} 种货币。`,
  },
  steps: {
    heading: '如何运作',
    list: [
      { title: '收款', text: '客户付到本地账户，或使用熟悉的支付方式，款项以原币种到账。' },
      { title: '留存或换汇', text: '留存、按锁定汇率换汇，或用卡消费。' },
      { title: '付款', text: '本地转账、批量付款，或通过 API 发起。' },
    ],
  },
  proof: {
    heading: '现在就锁定一个汇率',
    lead: '填写付出或到账的金额，即时获取示例报价。有效期由您选择，倒计时就在眼前。',
  },
  coverage: {
    heading: '走到哪里，都像本地企业',
    lead: '本地账户、本地转账、本地支付方式。我们持有货币服务经营者牌照，符合 PCI DSS、SOC1 与 SOC2 标准。',
  },
  developers: {
    heading: '一次调用，锁定汇率',
    lead: '为开发者提供锁定报价的外汇 API，参考文档列出每个调用。',
  },
  questions: {
    heading: '常见问题',
    list: [
      { question: '全球账户收费吗？', answer: '无开户费、无月费、无最低交易额。' },
      {
        question: '报价有效期多长？',
        answer: `单笔 API 报价有效期 ${cn.quoteValidity.from}至 ${cn.quoteValidity.to}，可单次或多次使用。${cn.quoteReach}。`,
      },
      { question: '款项多久到账？', answer: `最快${cn.fastestSettlement}，视支付方式而定。` },
      {
        question: '谁可以查看卡片信息？',
        answer: '公司管理员可以查看企业虚拟卡信息，但不能查看员工卡信息；员工卡只有持卡人本人可见。',
      },
    ],
  },
  call: { heading: '从一个账户开始', text: '填写一份表单即可注册，不收任何费用。' },
}

export const copy: Readonly<Record<SiteLanguage, Same<typeof english>>> = { en: english, cn: chinese }
