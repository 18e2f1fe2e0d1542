/** The kinds whose values a list can add up. */
export const sumKinds = ['integer', 'decimal', 'money'] as const

/** A resource whose lists show sums. */
export interface Summed<Name extends string = string> {
  /**
   * The fields of which lists show the sum of everything that matches, not only of the page; amounts by currency.
   * Default: none.
   */
  readonly sums?: readonly Name[]
}
