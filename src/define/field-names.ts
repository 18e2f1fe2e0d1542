/** The names of the fields of some kinds. */
export type NamesOf<Fields, Kinds> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: Kinds } ? Name : never
}[keyof Fields]

/** Where nothing is computed, TypeScript infers every name there is: then there is none. */
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
/** Nothing to add where no field is an amount, or a currency stands beside them. */
export type MoneyHasCurrency<Fields, Work = Fields> = [HasMoney<Known<Work>>] extends [never]
  ? unknown
  : [NamesOf<Fields, 'currency'>] extends [never]
    ? { readonly __: 'a money field needs a currency field beside it' }
    : unknown
