/** Who runs this: the one place in which the product's name stands. The pages' HTML says it as `%brand.name%`. */
export const brand = {
  name: 'Corridor',
  company: 'Corridor Payments Ltd.',
  /** No real filing: it says that it is a placeholder, and leads to the authority. */
  filing: 'ICP filing: number to follow (placeholder)',
  filingInChinese: 'ICP 备案号：待填（占位）',
  filingAddress: 'https://beian.miit.gov.cn/',
  /** Made-up cities, so that nobody looks for us there. */
  offices: [
    { en: ['Port Meridian', '12 Quay Street'], cn: ['子午港', '码头街 12 号'], at: [104, 96] },
    { en: ['Lantern Bay', '3 Harbour Square'], cn: ['灯笼湾', '海港广场 3 号'], at: [318, 62] },
    { en: ['Northwind', '88 Market Street'], cn: ['北风城', '市场街 88 号'], at: [232, 164] },
  ],
} as const
