import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '#define/kinds'
import type { Conditions } from '#define/references/reference-where'
import { useApp } from '#providers/app-context'
import { useFormScope } from '../form-scope'
import type { InputProps } from '../input-props'
import { LazyTarget } from '../lazy-inputs'
import { RecordPicker } from './record-picker'
import { SearchBox } from './search-box'
import { useConditions } from './use-conditions'

export function ReferenceInput({ field, ...props }: InputProps & { readonly field: FieldOf<'ref'> }) {
  const target = useApp()[field.to]
  const { resource, narrowed } = useFormScope()
  const further = narrowed?.[props.path]
  const isInForm = (useFormContext() as unknown) !== null
  if (!target) return null
  const ids = typeof props.value === 'string' && props.value !== '' ? [props.value] : []
  const onIds = ([id = null]: (string | null)[]) => props.onChange(id)
  const isExclusive = isInForm && resource.views?.calendar?.exclusive === props.path
  return restricted(field, props, (required) => {
    const conditions = further ? { ...required, ...further } : required
    const given = { ...props, target, conditions }
    return isExclusive ? (
      <LazyTarget {...given} Search={SearchBox} />
    ) : (
      <RecordPicker {...given} among={field.among} multiple={false} ids={ids} onIds={onIds} />
    )
  })
}

export function ReferencesInput({ field, ...props }: InputProps & { readonly field: FieldOf<'refs'> }) {
  const target = useApp()[field.to]
  if (!target) return null
  const ids = Array.isArray(props.value) ? (props.value as string[]) : []
  return restricted(field, props, (conditions) => (
    <RecordPicker
      {...props}
      target={target}
      conditions={conditions}
      among={field.among}
      multiple
      ids={ids}
      onIds={props.onChange}
    />
  ))
}

type Children = (conditions: Conditions) => ReactNode
const none: Conditions = {}

/** Only a reference with `where` needs the values of a form around it: filters have none. */
const restricted = (field: FieldOf<'ref' | 'refs'>, props: InputProps, children: Children): ReactNode =>
  field.where ? (
    <Restricted field={field} props={props}>
      {children}
    </Restricted>
  ) : (
    children(none)
  )

interface RestrictedProps {
  readonly field: FieldOf<'ref' | 'refs'>
  readonly props: InputProps
  readonly children: Children
}

const Restricted = ({ field, props, children }: RestrictedProps): ReactNode =>
  children(useConditions(field, props))
