import type { SiteLanguage } from '../base/language'

const en = {
  skip: 'Skip to the content',
  main: 'Main menu',
  menu: 'Menu',
  home: 'Home',
  products: 'Products',
  developers: 'Developers',
  company: 'Company',
  legal: 'Licences',
  toLight: 'Switch to light mode',
  toDark: 'Switch to dark mode',
  logIn: 'Log in',
  register: 'Register',
  pages: {
    '/global-accounts': ['Global accounts', 'Collect like a local business'],
    '/cards': ['Cards', 'Virtual and physical, for company and people'],
    '/transfers': ['Transfers', 'Exchange and send by local rails'],
    '/payments': ['Payments', 'Cards, e-wallets and online banking'],
    '/transactional-fx': ['Transactional FX', 'Quotes that hold while you sell'],
    '/payouts': ['Payouts', 'Pay many people in one batch'],
    '/issuing': ['Issuing', 'Cards of your own, by API'],
  },
  links: {
    docs: 'Documentation',
    reference: 'API reference',
    changelog: 'Changelog',
    templates: 'Templates',
    payment: 'Payment',
    about: 'About us',
    contact: 'Contact us',
    faqs: 'FAQs',
    blog: 'Blog',
    soon: 'Coming soon',
    pricing: 'Pricing',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    cookies: 'Cookies and storage',
    security: 'Security',
    status: 'Status',
  },
  licence:
    'We hold a money service operator licence and comply with PCI DSS, SOC1 and SOC2. This is a demonstration: no real licence, bank or customer is shown.',
} as const

type Same<Copy> = { readonly [Key in keyof Copy]: Copy[Key] extends string ? string : Same<Copy[Key]> }

const cn: Same<typeof en> = {
  skip: '跳到正文',
  main: '主菜单',
  menu: '菜单',
  home: '首页',
  products: '产品',
  developers: '开发者',
  company: '公司',
  legal: '牌照与合规',
  toLight: '切换到浅色模式',
  toDark: '切换到深色模式',
  logIn: '登录',
  register: '注册',
  pages: {
    '/global-accounts': ['全球账户', '像本地企业一样收款'],
    '/cards': ['卡片', '虚拟卡与实体卡，公司与员工各用各的'],
    '/transfers': ['换汇与转账', '一次换汇，本地通道送达'],
    '/payments': ['收单', '银行卡、电子钱包与网上银行'],
    '/transactional-fx': ['交易型外汇', '报价锁定，放心成交'],
    '/payouts': ['批量付款', '一个批次付给许多人'],
    '/issuing': ['发卡', '通过 API 发行自己的卡'],
  },
  links: {
    docs: '开发文档',
    reference: 'API 参考',
    changelog: '更新日志',
    templates: '模板',
    payment: '方案付款',
    about: '关于我们',
    contact: '联系我们',
    faqs: '常见问题',
    blog: '博客',
    soon: '即将推出',
    pricing: '价格',
    terms: '服务条款',
    privacy: '隐私政策',
    cookies: 'Cookie 与存储',
    security: '安全',
    status: '运行状态',
  },
  licence:
    '我们持有货币服务经营者牌照，符合 PCI DSS、SOC1 与 SOC2 标准。本站为演示：不展示任何真实的牌照、银行或客户。',
}

/** Texts of the frame around every page. */
export const frameCopy: Readonly<Record<SiteLanguage, Same<typeof en>>> = { en, cn }

/** The product pages, in the order of the menu. */
export const productPaths = Object.keys(en.pages) as (keyof typeof en.pages)[]
