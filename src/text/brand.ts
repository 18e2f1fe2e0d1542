/** The product's name; HTML uses `%brand.name%`. Apart from the rest, so that the first script has nothing but the name. */
export const brandName = 'Corridor'

/** The only place with the product's name and its company. */
export const brand = {
  name: brandName,
  company: 'Corridor Payments Ltd.',
  /** A placeholder instead of a real filing, with a link to the authority. */
  filing: 'ICP filing: number to follow (placeholder)',
  filingInChinese: 'ICP 备案号：待填（占位）',
  filingAddress: 'https://beian.miit.gov.cn/',
  /**
   * Fictional cities: `at` is their position on the map of the site, `coordinates` are longitude and latitude of a
   * coast without a city, for the maps service.
   */
  offices: [
    {
      en: ['Port Meridian', '12 Quay Street'],
      cn: ['子午港', '码头街 12 号'],
      at: [104, 96],
      coordinates: [-9.88, 53.36],
    },
    {
      en: ['Lantern Bay', '3 Harbour Square'],
      cn: ['灯笼湾', '海港广场 3 号'],
      at: [318, 62],
      coordinates: [114.6, 22.7],
    },
    {
      en: ['Northwind', '88 Market Street'],
      cn: ['北风城', '市场街 88 号'],
      at: [232, 164],
      coordinates: [43.1, 11.9],
    },
  ],
} as const
