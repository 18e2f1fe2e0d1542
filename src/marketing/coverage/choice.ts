/** What somebody looks for; an empty text stands for everything. */
export interface Choice {
  readonly group: string
  readonly kind: string
  readonly country: string
}

/** A method as it stands in the page. */
export interface Shown {
  readonly group: string
  readonly kind: string
  readonly countries: readonly string[]
}

/** Whether a method is among what somebody looks for. */
export const fits = ({ group, kind, countries }: Shown, choice: Choice): boolean =>
  (choice.group === '' || choice.group === group) &&
  (choice.kind === '' || choice.kind === kind) &&
  (choice.country === '' || countries.includes(choice.country))

/** The countries that the map shows: those of the methods, or the one that is looked for. */
export const countriesOf = (shown: readonly Shown[], { country }: Choice): ReadonlySet<string> =>
  new Set(shown.flatMap(({ countries }) => countries).filter((code) => country === '' || code === country))
