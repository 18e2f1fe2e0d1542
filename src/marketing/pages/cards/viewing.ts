import type { SiteLanguage } from '#marketing/base/language'

export const cardKinds = ['enterprise', 'employee'] as const
export type CardKind = (typeof cardKinds)[number]

export const viewers = ['administrator', 'holder', 'colleague'] as const
export type Viewer = (typeof viewers)[number]

/**
 * Who sees the details of a card: administrators of the company those of an enterprise virtual card; only the holder
 * those of an employee's card.
 */
export const seesDetails = (viewer: Viewer, card: CardKind): boolean =>
  card === 'enterprise' ? viewer === 'administrator' : viewer === 'holder'

interface ViewingCopy {
  readonly viewer: string
  readonly viewers: Readonly<Record<Viewer, string>>
  readonly card: string
  readonly cards: Readonly<Record<CardKind, string>>
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly shown: string
  readonly hidden: string
  /** The reason, for each card. */
  readonly why: Readonly<Record<CardKind, string>>
  readonly sample: string
}

const english: ViewingCopy = {
  viewer: 'Who is looking',
  viewers: {
    administrator: 'Administrator',
    holder: 'Holder of the employee card',
    colleague: 'Other employee',
  },
  card: 'At which card',
  cards: { enterprise: 'Virtual business card', employee: 'Employee card' },
  number: 'Number',
  expiry: 'Valid to',
  code: 'Code',
  shown: 'The details are shown.',
  hidden: 'The details stay hidden.',
  why: {
    enterprise: 'Company administrators can view the details of a virtual business card.',
    employee: 'Only the cardholder sees the details of an employee card, not even an administrator does.',
  },
  sample: 'A sample number for tests; no real card has it.',
}

const chinese: ViewingCopy = {
  viewer: '谁在看',
  viewers: { administrator: '管理员', holder: '员工卡持卡人', colleague: '其他员工' },
  card: '看哪张卡',
  cards: { enterprise: '企业虚拟卡', employee: '员工卡' },
  number: '卡号',
  expiry: '有效期至',
  code: '安全码',
  shown: '卡片信息可见。',
  hidden: '卡片信息保持隐藏。',
  why: {
    enterprise: '企业虚拟卡信息由公司管理员查看。',
    employee: '员工卡信息只有持卡人本人可见，管理员也看不到。',
  },
  sample: '卡号为测试用示例，并非真实卡片。',
}

export const viewingCopy: Readonly<Record<SiteLanguage, ViewingCopy>> = { en: english, cn: chinese }
