import { claims } from '#marketing/claims/claims'
import type { SiteLanguage } from '#marketing/base/language'
import type { ProductCopy } from '../product'

const { en, cn } = claims

export const copy: Readonly<Record<SiteLanguage, ProductCopy>> = {
  en: {
    title: 'Global accounts',
    description: `Local accounts in ${en.localAccountCountries} countries, with no opening fees, no monthly charges and no minimum transaction.`,
    heading: 'Be paid like a local, wherever your customers are',
    lead: `Open local accounts in ${en.localAccountCountries} countries, give your customers account details that they know, and keep what arrives in the currency it came in.`,
    note: 'No opening fees, no monthly charges and no minimum transaction.',
    figures: [
      { value: en.localAccountCountries, label: 'countries with local accounts' },
      { value: en.accountFees, label: 'opening fees and monthly charges' },
      { value: en.localTransferCountries, label: 'countries for local transfers' },
      { value: en.businesses, label: 'businesses trust us' },
    ],
    features: {
      heading: 'Collect in their currency, convert when you choose',
      cards: [
        {
          title: 'Account details your customers recognise',
          text: 'An account number in the form of their own country: for them a domestic transfer, and nothing for you to explain.',
        },
        {
          title: 'Hold what you earn',
          text: 'One balance for each currency, side by side. Exchange when the rate suits you, or pay suppliers from what came in.',
        },
        {
          title: 'Know what came from whom',
          text: 'Sender, reference and account stand with each receipt, and reach your books by export or API.',
        },
        {
          title: 'One ledger for all of them',
          text: 'Receipts, exchanges and payments are entries of the same ledger. Both sides of a transfer carry the same number.',
        },
        {
          title: 'Roles decide who sees, sends and approves',
          text: 'Everyone on your team sees and does what their role allows. The server checks it with every call.',
        },
        {
          title: 'Free while it waits',
          text: 'No opening fees, no monthly charges and no minimum transaction, also while nothing comes in.',
        },
      ],
    },
    steps: {
      heading: 'From registration to the first receipt',
      list: [
        {
          title: 'Register your business',
          text: 'One form with your name, your email and a password, and a code by mail to confirm it.',
        },
        {
          title: 'Choose your accounts',
          text: 'Pick the countries in which your customers pay, and get local details for each.',
        },
        {
          title: 'Send an invoice',
          text: 'Put the local details on it. What your customers pay arrives in that balance.',
        },
      ],
    },
    proof: {
      heading: 'An account in the form of their country',
      lead: 'Choose the currency in which you are paid, and see the details that your customers are given.',
    },
    questions: [
      {
        question: 'What does an account cost?',
        answer:
          'Nothing to open and nothing to keep: no opening fees, no monthly charges and no minimum transaction.',
      },
      {
        question: 'In how many countries can I have local accounts?',
        answer: `In ${en.localAccountCountries} countries. Local transfers out of your balances reach ${en.localTransferCountries} countries.`,
      },
      {
        question: 'Do I have to exchange what I receive?',
        answer:
          'No. Money stays in the currency in which it arrived until you exchange it, send it or spend it by card.',
      },
    ],
    call: {
      heading: 'Open the first account today',
      text: 'No opening fees, no monthly charges and no minimum transaction.',
    },
  },
  cn: {
    title: '全球账户',
    description: `在 ${cn.localAccountCountries} 个国家和地区拥有本地账户，无开户费、无月费、无最低交易额。`,
    heading: '客户在哪里，就在哪里本地收款',
    lead: `在 ${cn.localAccountCountries} 个国家和地区开立本地账户，把客户熟悉的账户信息交给他们；收到什么币种，就以什么币种留存。`,
    note: '无开户费、无月费、无最低交易额。',
    figures: [
      { value: cn.localAccountCountries, label: '个国家和地区的本地账户' },
      { value: cn.accountFees, label: '开户费与月费' },
      { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
      { value: cn.businesses, label: '家企业的信赖' },
    ],
    features: {
      heading: '用他们的货币收款，由您决定何时换汇',
      cards: [
        {
          title: '客户熟悉的账户信息',
          text: '账号采用客户所在国的格式：对客户是一笔境内转账，对您是无需解释。',
        },
        {
          title: '收入留在原币种',
          text: '各币种余额并列存放。汇率合适时再换汇，或直接用收到的货币付给供应商。',
        },
        {
          title: '每笔入账都有来历',
          text: '付款人、附言与账户随每笔入账一并显示，可导出，也可通过 API 取得。',
        },
        {
          title: '一本总账',
          text: '收款、换汇与付款都是同一本账里的分录，一笔转账的两端使用同一编号。',
        },
        {
          title: '谁查看、谁付款、谁审批，由角色决定',
          text: '团队成员只能查看和操作角色允许的内容，每次调用都由服务器把关。',
        },
        { title: '闲置不收费', text: '没有交易时也一样：无开户费、无月费、无最低交易额。' },
      ],
    },
    steps: {
      heading: '从注册到第一笔入账',
      list: [
        { title: '注册企业', text: '填写姓名、邮箱与密码，再用邮件中的验证码确认即可。' },
        { title: '选择账户', text: '选出客户付款所在的国家和地区，取得当地的账户信息。' },
        { title: '开出账单', text: '把本地账户信息写在账单上，客户付款后直接进入对应余额。' },
      ],
    },
    proof: {
      heading: '以当地格式给出的账户',
      lead: '选择收款货币，看看交到客户手中的账户信息。',
    },
    questions: [
      { question: '开立账户收费吗？', answer: '不收费：无开户费、无月费、无最低交易额。' },
      {
        question: '可以在多少个国家和地区拥有本地账户？',
        answer: `${cn.localAccountCountries} 个国家和地区。从余额付出的本地转账可达 ${cn.localTransferCountries} 个国家和地区。`,
      },
      { question: '收到外币必须换汇吗？', answer: '不必。款项保留原币种，直到您换汇、付款或用卡消费。' },
    ],
    call: { heading: '今天就开出第一个账户', text: '无开户费、无月费、无最低交易额。' },
  },
}
