import type { AnyFields } from '../kinds'
import type { SameAs, whereKinds } from './reference-where'
import type { ValueOf } from '../values'

type Same<Own, Field> = {
  [Name in keyof Own]: Field extends { kind: infer Kind }
    ? Own[Name] extends { kind: Kind }
      ? Field extends { to: infer To }
        ? Own[Name] extends { to: To }
          ? Name
          : never
        : Name
      : never
    : never
}[keyof Own]
type ConditionOn<Field, Own> = Field extends { kind: (typeof whereKinds)[number] }
  ? ValueOf<Field> | readonly ValueOf<Field>[] | SameAs<Extract<Same<Own, Field>, string>>
  : never
/** `where` of a reference to a resource with these fields, in a record with fields of its own. */
type WhereOn<Target, Own> = { readonly [Name in keyof Target]?: ConditionOn<Target[Name], Own> }

type TargetFields<Declared, To> = To extends keyof Declared
  ? Declared[To] extends { fields: infer Target extends AnyFields }
    ? Target
    : never
  : never
type IsWrong<Field, Own, Declared> = Field extends { to: infer To; where: infer Where }
  ? Where extends WhereOn<TargetFields<Declared, To>, Own>
    ? Exclude<keyof Where, keyof TargetFields<Declared, To>> extends never
      ? false
      : true
    : true
  : false

/** The names of the references whose `where` names no field, or a value that the field cannot have. */
export type WrongWhere<Fields, Declared, Outer = {}> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: 'listOf'; fields: infer Inner }
    ? WrongWhere<Inner, Declared, Fields>
    : IsWrong<Fields[Name], Omit<Outer, keyof Fields> & Fields, Declared> extends true
      ? Name
      : never
}[keyof Fields]
