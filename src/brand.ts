/** Who runs this: the one place in which the product's name stands. The pages' HTML says it as `%brand.name%`. */
export const brand = {
  name: 'Corridor',
  company: 'Corridor Payments Ltd.',
  /** No real filing: it says that it is a placeholder, and leads to the authority. */
  filing: 'ICP filing: number to follow (placeholder)',
  filingAddress: 'https://beian.miit.gov.cn/',
} as const
