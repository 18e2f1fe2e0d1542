import { claims } from '../../claims/claims'
import type { SiteLanguage } from '../../language'
import type { ProductWords } from '../product'

const { en, cn } = claims

export const words: Readonly<Record<SiteLanguage, ProductWords>> = {
  en: {
    title: 'Global accounts',
    description: `Local accounts in ${en.localAccountCountries} countries, with no opening fees, no monthly charges and no minimum transaction.`,
    heading: 'Be paid like a local, wherever your customers are',
    lead: `Open local accounts in ${en.localAccountCountries} countries, give your customers details that they know, and keep what arrives in the currency it came in.`,
    note: 'No opening fees, no monthly charges and no minimum transaction.',
    figures: [
      { value: en.localAccountCountries, label: 'countries with local accounts' },
      { value: '0', label: 'opening fees and monthly charges' },
      { value: en.localTransferCountries, label: 'countries for local transfers' },
      { value: en.businesses, label: 'businesses trust us' },
    ],
    features: {
      heading: 'Collect in their currency, decide in yours',
      cards: [
        {
          title: 'Details that buyers recognise',
          text: 'An account number in the form of the buyer’s own country: a domestic transfer for him, and nothing to explain for you.',
        },
        {
          title: 'Hold what you earn',
          text: 'Balances stand side by side, a currency each. Exchange when the rate suits you, or pay suppliers from what came in.',
        },
        {
          title: 'Every payment tells its story',
          text: 'Sender, reference and account stand with each receipt, and in your books by export or API.',
        },
        {
          title: 'One ledger for all of them',
          text: 'Accounts, exchanges, payouts and cards are entries of the same ledger. What left one balance is what reached the other.',
        },
        {
          title: 'People with the right keys',
          text: 'Who may see balances, who may send and who must approve is a matter of roles, kept by the server.',
        },
        {
          title: 'Nothing to pay for waiting',
          text: 'An account without a payment costs nothing: no opening fee, no monthly charge, no minimum.',
        },
      ],
    },
    steps: {
      heading: 'From registration to the first receipt',
      list: [
        {
          title: 'Register your business',
          text: 'Tell us who you are and where you trade. One form, saved while you fill it in.',
        },
        {
          title: 'Choose your accounts',
          text: 'Pick the countries in which your customers pay. Their details appear in your dashboard.',
        },
        {
          title: 'Send an invoice',
          text: 'Put the local details on it. What is paid arrives in that balance.',
        },
      ],
    },
    proof: {
      heading: 'An account in the form of their country',
      lead: 'Choose the currency in which you are paid, and see the details that your customer is given.',
    },
    questions: [
      {
        question: 'What does an account cost?',
        answer: 'Opening it is free, so is keeping it, and there is no minimum transaction.',
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
      text: 'No opening fee, no monthly charge, no minimum transaction.',
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
      { value: '0', label: '开户费与月费' },
      { value: cn.localTransferCountries, label: '个国家和地区的本地转账' },
      { value: cn.businesses, label: '家企业的信赖' },
    ],
    features: {
      heading: '用他们的货币收款，由您决定何时换汇',
      cards: [
        {
          title: '客户认得的账户',
          text: '账号采用客户所在国的格式：对他来说是一笔境内转账，对您来说无需解释。',
        },
        {
          title: '收入留在原币种',
          text: '各币种余额并列存放。汇率合适时再换汇，或直接用收到的货币付给供应商。',
        },
        {
          title: '每笔入账都有来历',
          text: '付款人、附言与账户随每笔入账一并显示，可导出，也可通过 API 进入您的账簿。',
        },
        {
          title: '一本总账',
          text: '账户、换汇、付款与卡片都是同一本账里的分录：从一处转出的，就是另一处收到的。',
        },
        { title: '各司其职', text: '谁能看余额、谁能付款、谁来审批，由角色决定，由服务器把关。' },
        { title: '闲置不收费', text: '没有交易的账户不产生费用：无开户费、无月费、无最低额。' },
      ],
    },
    steps: {
      heading: '从注册到第一笔入账',
      list: [
        { title: '注册企业', text: '告诉我们您是谁、在哪里经营。只有一份表单，边填边存。' },
        { title: '选择账户', text: '选出客户付款所在的国家和地区，账户信息随即出现在后台。' },
        { title: '开出账单', text: '把本地账户信息写在账单上，客户付款后直接进入对应余额。' },
      ],
    },
    proof: {
      heading: '以当地格式给出的账户',
      lead: '选择收款货币，看看交到客户手中的账户信息。',
    },
    questions: [
      { question: '开立账户收费吗？', answer: '开户免费，保留账户也免费，并且没有最低交易额。' },
      {
        question: '可以在多少个国家和地区拥有本地账户？',
        answer: `${cn.localAccountCountries} 个国家和地区。从余额付出的本地转账可达 ${cn.localTransferCountries} 个国家和地区。`,
      },
      { question: '收到外币必须换汇吗？', answer: '不必。款项保留原币种，直到您换汇、付款或用卡消费。' },
    ],
    call: { heading: '今天就开出第一个账户', text: '无开户费、无月费、无最低交易额。' },
  },
}
