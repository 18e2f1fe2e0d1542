import type { SiteLanguage } from '../base/language'
import type { Speed } from './countries'
import type { DetailFault, DetailName } from './detail'

interface LocalCopy {
  readonly details: Readonly<Record<DetailName, string>>
  readonly currency: string
  readonly rail: string
  readonly speed: string
  /** By the rules of the payment scheme. */
  readonly speeds: Readonly<Record<Speed, string>>
  readonly faults: Readonly<Record<DetailFault['kind'], string>>
}

const english: LocalCopy = {
  details: {
    iban: 'IBAN',
    sortCode: 'Sort code',
    routingNumber: 'Routing number',
    bsb: 'BSB',
    ifsc: 'IFSC',
    clearingCode: 'Bank code (CNAPS)',
    bankCode: 'Bank code',
    branchCode: 'Branch code',
    accountNumber: 'Account number',
  },
  currency: 'Currency',
  rail: 'Local transfer',
  speed: 'Clears',
  speeds: {
    atOnce: 'at once, day and night',
    sameDay: 'on the same business day',
    nextDay: 'on the next business day',
  },
  faults: {
    empty: 'Fill this in.',
    country: 'This belongs to another country: here it begins with {{country}}.',
    signs: 'This has {{given}} characters; it needs {{needed}}.',
    form: 'This is not written as in {{sample}}.',
    check: 'The check digits do not fit: a character is wrong, or in the wrong place.',
  },
}

const chinese: LocalCopy = {
  details: {
    iban: 'IBAN',
    sortCode: '银行代码（Sort code）',
    routingNumber: '路由号码（Routing number）',
    bsb: 'BSB 代码',
    ifsc: 'IFSC 代码',
    clearingCode: '联行号（CNAPS）',
    bankCode: '银行代码',
    branchCode: '分行代码',
    accountNumber: '账号',
  },
  currency: '货币',
  rail: '本地转账',
  speed: '清算',
  speeds: { atOnce: '全天候即时', sameDay: '当日（工作日）', nextDay: '下一工作日' },
  faults: {
    empty: '请填写此项。',
    country: '这是其他国家或地区的账号，此处应以 {{country}} 开头。',
    signs: '共 {{given}} 位，应为 {{needed}} 位。',
    form: '格式应如 {{sample}}。',
    check: '校验位不符：有一位写错了，或位置不对。',
  },
}

export const localCopy: Readonly<Record<SiteLanguage, LocalCopy>> = { en: english, cn: chinese }

const to: Readonly<Record<SiteLanguage, string>> = { en: ' to ', cn: ' 至 ' }

/** The number of characters of a detail, in a language: '22', '6 to 9'. */
export const signsIn = (language: SiteLanguage, [from, longest]: readonly [number, number]): string =>
  from === longest ? String(from) : `${from}${to[language]}${longest}`
