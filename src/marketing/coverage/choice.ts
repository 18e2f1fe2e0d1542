/** The filters of the explorer; an empty string does not filter. */
export interface Choice {
  readonly group: string
  readonly kind: string
  readonly country: string
}

/** A method, as in the data attributes of the page. */
export interface Shown {
  readonly group: string
  readonly kind: string
  readonly countries: readonly string[]
}

/** Whether a method matches the filters. */
export const fits = ({ group, kind, countries }: Shown, choice: Choice): boolean =>
  (choice.group === '' || choice.group === group) &&
  (choice.kind === '' || choice.kind === kind) &&
  (choice.country === '' || countries.includes(choice.country))

/** The countries on the map: those of the methods, or only the chosen one. */
export const countriesOf = (shown: readonly Shown[], { country }: Choice): ReadonlySet<string> =>
  new Set(shown.flatMap(({ countries }) => countries).filter((code) => country === '' || code === country))
