/** The names of the fields that have one of these kinds. */
export type NamesOf<Fields, Kinds> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Kinds } ? Name : never
}[keyof Fields]

/** If nothing is computed, TypeScript infers `string` as the names; this turns that into no names. */
export type Known<Work> = string extends keyof Work ? {} : Work

type HasMoney<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'money' }
    ? true
    : Fields[Name] extends { kind: 'listOf'; fields: infer Inner }
      ? Extract<Inner[keyof Inner], { kind: 'money' }> extends never
        ? never
        : true
      : never
}[keyof Fields]
/** A type error if there is an amount but no currency field. */
export type MoneyHasCurrency<Fields, Work = Fields> = [HasMoney<Known<Work>>] extends [never]
  ? unknown
  : [NamesOf<Fields, 'currency'>] extends [never]
    ? { readonly __: 'a money field needs a currency field beside it' }
    : unknown
