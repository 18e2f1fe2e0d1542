import type { SiteLanguage } from '#marketing/base/language'

const english = {
  title: 'Questions and answers',
  description: 'What people ask us about accounts, cards, transfers, prices and security, with its answers.',
  heading: 'How can we help?',
  lead: 'Answers to what people ask us most. Search them, or go through them by what they are about.',
  search: 'Search questions and answers',
  find: 'Search',
  clear: 'Show all questions',
  /** The texts between and after the two numbers. */
  of: 'of',
  match: 'questions match',
  categories: 'Categories',
  names: {
    start: 'Getting started',
    accounts: 'Accounts',
    cards: 'Cards',
    transfers: 'Transfers',
    pricing: 'Plans and prices',
    security: 'Security',
  },
  link: 'Copy the link to this question',
  copied: 'Copied',
  noneTitle: 'Nothing answers that yet',
  noneText: 'Try other words, or ask us: a person reads it and answers.',
  ask: 'Ask us',
  formHeading: 'Your question is not here?',
  formText: 'Write to us. A person reads it and answers, in English or in Chinese.',
  send: 'Send question',
  sentTitle: 'Thank you, it has arrived',
  sentText: 'We have confirmed it by mail, and answer to the address that you gave.',
}

const chinese: typeof english = {
  title: '常见问题',
  description: '关于账户、卡片、转账、价格与安全，大家常问的问题和解答都在这里。',
  heading: '有什么可以帮您？',
  lead: '这里是大家问得最多的问题。可以搜索，也可以按类别浏览。',
  search: '搜索问题和解答',
  find: '搜索',
  clear: '显示全部问题',
  of: '/',
  match: '个问题符合',
  categories: '类别',
  names: {
    start: '入门',
    accounts: '账户',
    cards: '卡片',
    transfers: '转账',
    pricing: '方案与价格',
    security: '安全',
  },
  link: '复制此问题的链接',
  copied: '已复制',
  noneTitle: '暂时没有相关解答',
  noneText: '换几个词试试，或直接问我们：会有专人阅读并回复。',
  ask: '向我们提问',
  formHeading: '没有找到您的问题？',
  formText: '写信给我们。会有专人阅读并回复，中文英文都可以。',
  send: '发送问题',
  sentTitle: '谢谢，我们已经收到',
  sentText: '确认邮件已发出，我们会回复到您填写的邮箱。',
}

export const copy: Readonly<Record<SiteLanguage, typeof english>> = { en: english, cn: chinese }

/** The categories of the questions, in the order of the page. */
export const categories = Object.keys(english.names) as (keyof typeof english.names)[]
