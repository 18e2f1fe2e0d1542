import type { SiteLanguage } from '../base/language'
import type { Group, Kind } from './method'

interface CoverageCopy {
  readonly map: string
  readonly group: string
  readonly allGroups: string
  readonly groups: Readonly<Record<Group, string>>
  readonly kind: string
  readonly allKinds: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly country: string
  readonly allCountries: string
  /** The number of shown methods. */
  readonly count: string
  readonly empty: string
  readonly reset: string
  readonly note: string
  readonly region: string
  readonly everywhere: string
  readonly look: string
}

const english: CoverageCopy = {
  map: 'Map of the world with the countries and regions of the methods that are shown',
  group: 'Group',
  allGroups: 'All',
  groups: { featured: 'Featured', asiaPacific: 'Asia-Pacific', europe: 'EU and UK' },
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: {
    bankCards: 'Bank cards',
    eWallets: 'E-wallets',
    onlineBanking: 'Online banking redirects',
  },
  country: 'Country or region of the buyer',
  allCountries: 'All countries and regions',
  count: 'Methods: {{methods}} · Countries and regions: {{countries}}',
  empty: 'None of these examples is like that.',
  reset: 'Show all',
  note: 'Examples, named by what they are: marks of schemes and wallets belong to others.',
  region: 'Region',
  everywhere: 'Everywhere',
  look: 'See how buyers pay there',
}

const chinese: CoverageCopy = {
  map: '世界地图，标出所示支付方式覆盖的国家和地区',
  group: '分组',
  allGroups: '全部',
  groups: { featured: '精选', asiaPacific: '亚太地区', europe: '欧盟与英国' },
  kind: '类型',
  allKinds: '全部类型',
  kinds: { bankCards: '银行卡', eWallets: '电子钱包', onlineBanking: '网上银行跳转' },
  country: '买家所在国家或地区',
  allCountries: '全部国家和地区',
  count: '支付方式：{{methods}} · 国家和地区：{{countries}}',
  empty: '示例中没有符合条件的支付方式。',
  reset: '显示全部',
  note: '以上为示例，仅描述类型；卡组织与钱包的商标归其所有者。',
  region: '地区',
  everywhere: '全球',
  look: '看看当地买家如何付款',
}

export const coverageCopy: Readonly<Record<SiteLanguage, CoverageCopy>> = { en: english, cn: chinese }
