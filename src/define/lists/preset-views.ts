import type { Me, Role } from '../access'
import type { AnyResource } from '../any-resource'
import type { Known } from '../declaration/field-names'
import type { ColumnName, Signed, SortName } from '../declaration/list-names'
import type { AnyField } from '../kinds'
import { fieldOf, isReadable, readsAll } from '../reading'
import type { ValueOf } from '../values'
import type { AnyPresetView, AnyPresetViews, Bounds, PresetView } from './preset-view'

type One<Value> = Value extends readonly (infer Item)[] ? Item : Value
/** What a preset view may require of a field. Days and instants are not among it, as they would be over one day. */
type Wanted<Field> = Field extends { kind: 'integer' | 'decimal' | 'money' }
  ? number | readonly number[] | Bounds
  : Field extends { kind: 'choice' | 'choices' | 'state' | 'tags' | 'currency' | 'country' }
    ? One<ValueOf<Field>> | readonly One<ValueOf<Field>>[]
    : Field extends { kind: 'boolean' }
      ? boolean
      : Field extends { kind: 'ref' | 'refs'; to: 'users' }
        ? Me
        : never
type Where<Fields> = { readonly [Name in keyof Fields]?: Wanted<Fields[Name]> }

/** The option of a resource with the named views of its list. */
export interface Preset<Fields, Work> {
  /** Named views of its list: they have no owner, and users cannot change them, but save them as their own. */
  readonly presetViews?: {
    readonly [name: string]: PresetView<
      Where<Fields> & Where<Known<Work>>,
      Signed<SortName<Fields, Work>>,
      ColumnName<Fields, Work>
    >
  }
}

/** The field that an order names. */
export const sortedField = (sort: string): string => sort.replace(/^-/, '')

/**
 * Those of the preset views of a list that a role is offered: it reads the values of what they filter and sort by in
 * every record, and knows their columns.
 */
export const presetViewsFor = (
  resource: AnyResource,
  views: AnyPresetViews,
  role: Role,
): (readonly [name: string, view: AnyPresetView])[] =>
  Object.entries(views).filter(([, { where = {}, sort, columns = [], for: readers }]) => {
    const compared = [...Object.keys(where), ...(sort === undefined ? [] : [sortedField(sort)])]
    const fits = (name: string, mayUse: (field: AnyField, role: Role) => boolean) => {
      const field = fieldOf(resource, name)
      return field !== undefined && mayUse(field, role)
    }
    return (
      (readers?.includes(role) ?? true) &&
      compared.every((name) => fits(name, readsAll)) &&
      columns.every((name) => fits(name, isReadable))
    )
  })
