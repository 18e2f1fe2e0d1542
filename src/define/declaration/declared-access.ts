import type { Me, Role } from '../access'
import type { ValueOf } from '../values'

type MatchValue<F> = F extends { kind: 'listOf' | 'json' | 'richText' | 'file' | 'image' }
  ? never
  : F extends { kind: 'ref' | 'refs' }
    ? Me | { readonly [field: string]: unknown } | string | readonly string[]
    : F extends { kind: 'choices' | 'tags' }
      ? ValueOf<F> extends (infer Word)[]
        ? Word | readonly Word[]
        : never
      : ValueOf<F> | readonly ValueOf<F>[]
export type Match<Fields> = { readonly [Name in keyof Fields]?: MatchValue<Fields[Name]> } & {
  readonly id?: Me
}
/** Which role may do which verb: `true`, or the conditions of which a record must meet one. */
export type Access<Fields, Verb extends string> = {
  readonly [R in Role]?: 'all' | { readonly [V in Verb]?: true | Match<Fields> | readonly Match<Fields>[] }
}
